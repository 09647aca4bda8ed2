import { pseudoElement, media, style, vars, within } from '../../styles/style';

/** Headings next to their sections, from the wide breakpoint up. Content before the first one has the full width. */
export const landing = style({
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: '25% minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** In two columns, unless large text would make them too narrow. */
const inColumns = (rule: object) => ({
  '@media': { [media.wide]: { '@container': { '(min-width: 64rem)': rule } } },
});
const heading = '> div[data-level="2"]';
/** Content with the full width below a heading: cards with drawings, and lists with their own headings. */
const pictured = ':is(:has(> a > svg), :has(> section))';

within(landing, {
  '> *': { '@media': { [media.wide]: { gridColumn: '1 / -1' } } },
  '> h1 + p': inColumns({ gridRow: 2, maxWidth: '52%' }),
  '> h1 + p + div:not([data-level])': inColumns({ gridRow: 2, placeSelf: 'end' }),
  [`${heading} ~ :not([data-level], ${pictured})`]: inColumns({ gridColumn: 2 }),
  [heading]: inColumns({
    gridArea: 'auto / 1 / span 2 / 2',
    position: 'relative',
    marginTop: vars.space.section,
    paddingTop: vars.space.xxl,
    paddingInlineEnd: vars.space.xl,
  }),
  [`${heading} + *`]: inColumns({ marginTop: `calc(${vars.space.section} + ${vars.space.xxl})` }),
  [`${heading}::before`]: inColumns({
    ...pseudoElement,
    insetInlineStart: 0,
    top: 0,
    width: '100cqi',
    borderTop: `1px solid ${vars.color.line.strong}`,
  }),
  [`${heading} + ${pictured}`]: inColumns({ gridColumn: '1 / -1', marginTop: vars.space.l }),
  // In a list of links, each item is a line: name, sentence.
  '> ul > li': inColumns({ maxWidth: 'none', padding: `0 0 ${vars.space.s}`, font: vars.text.table }),
  '> ul > li + li': inColumns({
    paddingTop: vars.space.s,
    borderTop: `1px solid ${vars.color.line.base}`,
    margin: 0,
  }),
  '> ul > li::before': inColumns({ content: 'none' }),
  '> ul > li > a:first-child': {
    '@media': {
      ...inColumns({ display: 'inline-block', width: '33.3%', font: vars.text.card })['@media'],
      // Large enough for a finger.
      [media.belowDesktop]: { paddingBlock: vars.space.m },
    },
  },
});
