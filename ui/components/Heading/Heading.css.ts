import { media, notFirst, style, vars, within } from '../../styles/style';

export const root = style({
  breakAfter: 'avoid',
  selectors: {
    [notFirst]: { marginTop: vars.space.xxl },
    [`${notFirst}[data-level="2"]`]: {
      marginTop: vars.space.chapter,
      '@media': {
        [media.phone]: { marginTop: vars.space.section },
        [media.print]: { marginTop: vars.space.xxl },
      },
    },
    [`${notFirst}[data-level="3"]`]: { marginTop: vars.space.section },
  },
});

export const text = style({
  display: 'inline',
  overflowWrap: 'anywhere',
  selectors: {
    'h2&': { font: vars.text.h2, letterSpacing: '-.016em' },
    'h3&': { font: vars.text.h3, letterSpacing: '-.006em' },
    'h4&, h5&, h6&': { font: vars.text.h4 },
  },
});

export const permalink = style({
  display: 'inline-block',
  minWidth: vars.measure.target,
  marginInlineStart: vars.space.xs,
  textAlign: 'center',
  color: vars.color.ink.quiet,
  opacity: 0,
  ':focus-visible': { opacity: 1 },
  selectors: { [`${root}:hover &`]: { opacity: 1 } },
  '@media': { [media.print]: { display: 'none' } },
});

within(root, {
  // Less space below than above a heading.
  '&[data-level="2"] + *': { marginTop: vars.space.l },
  '&:not([data-level="2"]) + *': { marginTop: vars.space.s },
});
