import { gapAbove, quiet, recipe, style, typeset, vars, within, wrap } from '../../styles/style';

export const root = recipe({
  variants: {
    kind: {
      task: {
        ...typeset('table', 'soft'),
        ...wrap,
        gap: `${vars.space.s} ${vars.space.xxl}`,
        padding: `${vars.space.m} 0`,
        borderBlock: `1px solid ${vars.color.line.base}`,
        ...gapAbove('xl'),
      },
      line: { ...quiet, ...gapAbove('l') },
    },
  },
});

export const fact = style({
  minWidth: 0,
  // Time, needs and version share a row where there is space for the needs.
  selectors: {
    [`${root.classNames.variants.kind.line} > &`]: { display: 'flex', columnGap: '.4em' },
    '&:has(ul)': { flex: '1 1 18rem' },
  },
});

export const label = style(quiet);

export const value = style({ maxWidth: vars.measure.text, overflowWrap: 'break-word' });

within(value, {
  // Markdown lists have no class. Needs are one line of text as long as it fits.
  '> ul > li': { display: 'inline', margin: 0, padding: 0 },
  '> ul > li::before': { content: 'none' },
  '> ul > li:not(:last-child)::after': {
    content: ['"  ·  "', '"  ·  " / ""'],
    color: vars.color.line.strong,
  },
});
