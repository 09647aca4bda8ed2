import { richText } from '../../styles/richText.css';
import { cluster, pseudoElement, media, style, typeset, vars, within } from '../../styles/style';

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  padding: `${vars.space.m} 0`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    '&:is(:target, [data-marked])::before': {
      ...pseudoElement,
      zIndex: -1,
      insetBlock: 0,
      // Clear of the permalink, and within the margin that `content-visibility` does not clip.
      insetInline: -14,
      background: vars.color.accent.wash,
      borderInlineStart: `3px solid ${vars.color.accent.base}`,
    },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** The number has its own column, so wrapping types don't move it. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  alignItems: 'baseline',
});

export const signature = style({ ...cluster('xxs', 'm'), alignItems: 'baseline' });

export const name = style({
  ...typeset('sample', 'base'),
  fontWeight: vars.weight.medium,
  lineHeight: 1.75,
  textDecoration: 'none',
  selectors: {
    [`${root}[data-deprecated] > ${top} &`]: {
      color: vars.color.ink.quiet,
      textDecoration: 'line-through',
    },
  },
});

export const permalink = style({
  position: 'relative',
  selectors: {
    '&::after': {
      // The second value is silent to screen readers.
      content: ['"#"', '"#" / ""'],
      position: 'absolute',
      // In the margin, so it covers nothing.
      insetInlineEnd: '100%',
      paddingInlineEnd: vars.space.xxs,
      ...typeset('serial', 'quiet'),
      lineHeight: 1.75,
      opacity: 0,
    },
    '&:is(:hover, :focus-visible)::after': { opacity: 1 },
  },
  '@media': { [media.print]: { selectors: { '&::after': { content: 'none' } } } },
});

export const number = style({
  font: vars.text.serial,
  color: vars.color.serial,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style([
  richText,
  {
    marginTop: vars.space.xs,
    ...typeset('table', 'soft'),
    overflowWrap: 'break-word',
  },
]);

export const deprecation = style({
  ...cluster('xxs', 's'),
  display: 'inline-flex',
  alignItems: 'baseline',
  ...typeset('small', 'soft'),
});
export const replacement = style({ font: vars.text.code });

within(text, {
  p: { maxWidth: vars.measure.text },
  'p + p': { marginTop: vars.space.s },
  '> section': { marginTop: vars.space.m },
  '> :where(ul, ol, pre, figure, aside):where(:not(:first-child))': { marginTop: vars.space.s },
});
