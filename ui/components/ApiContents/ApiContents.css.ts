import { gapAbove, codeName, inline, media, oneLine, quiet, style, typeset, vars } from '../../styles/style';

export const root = style({
  ...gapAbove('xxl'),
  '@media': { [media.phone]: { ...gapAbove('l') } },
});

export const find = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  maxWidth: '21rem',
  marginBottom: vars.space.l,
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
  '@media': { [media.phone]: { maxWidth: 'none', marginBottom: vars.space.s } },
});

export const findInput = style({ order: 1, gridColumn: '1 / -1' });

export const none = style(quiet);
export const next = style({
  minHeight: vars.measure.touch,
  marginInlineStart: vars.space.s,
  color: vars.color.accent.base,
});

export const group = style({
  containerType: 'inline-size',
  borderTop: `1px solid ${vars.color.line.base}`,
  selectors: {
    '&:last-child': { borderBottom: `1px solid ${vars.color.line.base}` },
    '&[open]': { paddingBottom: vars.space.l },
    // Matches are in one list, under the headings that have any.
    [`${root}[data-finding] > &:not(:has(li:not([hidden])))`]: { display: 'none' },
  },
});

/** Less than large text takes on a desktop, where the sentence of a name is then below it. */
const narrow = '(max-width: 38rem)';

export const heading = style({
  ...inline('s'),
  minHeight: 34,
  ...typeset('label', 'soft'),
  ':hover': { color: vars.color.ink.base },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});

export const count = style({ font: vars.text.serial, color: vars.color.ink.quiet });

export const chevron = style({
  marginInlineStart: 'auto',
  color: vars.color.ink.quiet,
  selectors: { 'details[open] > summary > &': { rotate: '90deg' } },
});

export const list = style({});
/** Names without summaries share lines. */
export const columns = style({ columns: '20rem', columnGap: vars.space.xxl });
export const wideColumns = style([columns, { columns: '30rem' }]);

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.l,
  breakInside: 'avoid',
  selectors: { [`${columns} &`]: { display: 'block' }, '&[hidden]': { display: 'none' } },
  '@media': {
    [media.belowDesktop]: { padding: `${vars.space.m} 0` },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const link = style({
  ...typeset('code', 'base'),
  '@media': { [media.desktop]: { lineHeight: '1.75rem' } },
  textDecoration: 'none',
  // Makes the whole row clickable.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent.base },
  selectors: {
    '&[data-deprecated]': { color: vars.color.ink.quiet, textDecoration: 'line-through' },
  },
});

export const name = style({ ...codeName, display: 'flex', whiteSpace: 'nowrap' });

export const cut = style(oneLine);

export const call = style({ fontFamily: vars.family.code, fontSize: '.75rem', color: vars.color.ink.quiet });

export const summary = style({
  ...oneLine,
  ...typeset('small', 'soft'),
  '@media': {
    [media.phone]: { display: 'none' },
    [media.desktop]: { '@container': { [narrow]: { order: 1, gridColumn: '1 / -1', whiteSpace: 'normal' } } },
  },
});
