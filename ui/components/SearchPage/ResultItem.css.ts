import { titleAsCode, quiet, style, typeset, vars } from '../../styles/style';

export const root = style({
  padding: `${vars.space.l} 0`,
  borderTop: `1px solid ${vars.color.line.base}`,
  selectors: { '&:first-child': { borderTopColor: vars.color.line.strong } },
});

export const link = style({ display: 'block', color: 'inherit', textDecoration: 'none' });

export const path = style({ display: 'block', ...quiet, overflowWrap: 'anywhere' });
export const code = style(titleAsCode);

export const title = style({
  display: 'block',
  marginTop: vars.space.xxs,
  font: vars.text.card,
  letterSpacing: '-.005em',
  overflowWrap: 'anywhere',
  selectors: { [`${link}:hover &`]: { color: vars.color.accent.base } },
});
export const parent = style({ fontWeight: vars.weight.medium, color: vars.color.ink.soft });
export const excerpt = style({
  marginTop: vars.space.xxs,
  maxWidth: vars.measure.text,
  // Keeps its height while its text loads.
  minHeight: '1lh',
  ...typeset('callout', 'soft'),
  overflowWrap: 'anywhere',
});
