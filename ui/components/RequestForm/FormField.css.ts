import { gapAbove, cluster, oneLine, quiet, stack, style, typeset, vars, within } from '../../styles/style';

/** The fields of the chosen option, along the line of the oneof. */
export const chosen = style({});

export const row = style({
  ...stack('xs'),
  padding: `${vars.space.m} 0`,
  borderTop: `1px solid ${vars.color.line.base}`,
  selectors: { '&:first-child': { borderTop: 0 }, [`${chosen} > &`]: { margin: 0, padding: 0, border: 0 } },
});

const roomy = '(min-width: 540px)';

/** A field with one control. Its name is to the left if there is room. */
export const single = style({
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space.l },
  },
});
within(single, {
  '> :first-child': {
    '@container': { [roomy]: { gridRow: 'span 4', alignSelf: 'start', flexWrap: 'wrap', gap: 0 } },
  },
  '> :first-child > :first-child': { '@container': { [roomy]: { flexBasis: '100%' } } },
  '> :first-child > :last-child': { '@container': { [roomy]: { margin: `0 calc(-1 * ${vars.space.s})` } } },
});

/** A field with other fields. */
export const group = style(gapAbove('s'));

export const folded = style({ selectors: { '&&': { paddingBlock: vars.space.xs } } });

export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.s });

/** Its name and type wrap, apart from its buttons. */
export const lead = style({ ...cluster('xxs', 'm'), flex: 1, alignItems: 'baseline', minWidth: 0 });

export const name = style({
  ...typeset('code', 'base'),
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  minWidth: 0,
});

export const type = style({
  ...typeset('codeTitle', 'quiet'),
  direction: 'ltr',
  overflowWrap: 'anywhere',
  minWidth: 0,
});

/** The first values of a folded group. */
export const summary = style({
  ...typeset('codeTitle', 'soft'),
  ...oneLine,
  flex: '1 1 0',
  direction: 'ltr',
});

export const badges = style({ display: 'contents' });

export const actions = style({
  display: 'flex',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

export const comment = style({
  ...typeset('small', 'soft'),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  paddingBottom: vars.space.xs,
});

export const rules = style({ ...quiet, overflowWrap: 'anywhere' });

const indented = { minWidth: 0, marginTop: vars.space.xxs, paddingInlineStart: vars.space.l } as const;

/** The content of a list, a map or a message: indented along a line that belongs to its field. */
export const inner = style({
  ...indented,
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  ':empty': { display: 'none' },
});

/** One of several, along a green line like the bracket of a oneof. */
export const oneof = style({
  display: 'grid',
  gap: vars.space.xs,
  ...indented,
  borderInlineStart: `2px solid ${vars.color.accent.base}`,
});

export const entry = style({
  borderTop: `1px solid ${vars.color.line.strong}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const add = style({
  margin: `${vars.space.s} 0 ${vars.space.xs}`,
  justifySelf: 'start',
  flexShrink: 0,
});

export const addField = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const pages = style([
  addField,
  { flexWrap: 'wrap', font: vars.text.small, marginBottom: vars.space.m },
]);

/** From the edge of a group to its name. */
const hung = `calc(${vars.space.xl} + ${vars.space.xxs})`;
within(group, { '> :first-child > :first-child': { paddingInlineStart: hung, alignItems: 'center' } });

/** The name of a group, which folds. Aligns its icon with the fields, and its name with what wraps below. */
export const fold = style({
  marginInlineStart: `calc(-1 * (${hung} + ${vars.space.s}))`,
  textAlign: 'start',
  selectors: { '&&': { ...typeset('code', 'base'), fontWeight: vars.weight.strong } },
});

export const chevron = style({
  transition: `transform ${vars.motion.move}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
