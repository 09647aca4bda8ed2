import { cluster, pseudoElement, media, style, typeset, vars } from '../../styles/style';
import { control, outlined } from './AppScreen.css';

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s,
  minWidth: 0,
  selectors: {
    '&[data-control="switch"]': { display: 'flex', justifyContent: 'space-between', gap: vars.space.l },
    // An open menu, under the last column of a table.
    '&[data-control="select"]:has(> ul)': {
      justifySelf: 'end',
      marginTop: `calc(-1 * ${vars.space.m})`,
      padding: vars.space.s,
      outline: `1px solid ${vars.color.line.control}`,
      borderRadius: vars.radius.small,
    },
  },
});

export const words = style({ display: 'grid', color: vars.color.ink.quiet });
export const label = style({ ...typeset('label', 'base') });

export const box = style([
  control,
  {
    minHeight: 36,
    background: vars.color.ground,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-control="code"]': {
        font: vars.text.code,
        whiteSpace: 'pre-wrap',
        background: vars.color.surface,
      },
      // Off the scale: room for the triangle.
      '&[data-control="select"]': { position: 'relative', paddingInlineEnd: 34 },
      '&[data-control="select"]::after': {
        ...pseudoElement,
        insetInlineEnd: 13,
        top: 12,
        width: 7,
        height: 7,
        border: `solid ${vars.color.ink.quiet}`,
        borderWidth: '0 1px 1px 0',
        rotate: '45deg',
      },
    },
  },
]);

export const options = style({
  ...cluster('s'),
  selectors: { '[data-control="select"] > &': { display: 'grid', gap: 0 } },
});

export const option = style([
  control,
  {
    color: vars.color.ink.soft,
    selectors: {
      '&[data-chosen="true"]': { color: vars.color.ink.base, fontWeight: vars.weight.strong },
      '[data-control="select"] &': { borderWidth: 0 },
      '[data-control="select"] &[data-chosen="true"]': { background: vars.color.surface },
    },
  },
]);

export const track = style({
  flex: 'none',
  position: 'relative',
  width: 36,
  height: 20,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: 10, // half of its height
  '::after': {
    ...pseudoElement,
    insetInlineStart: 3,
    top: 3,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: vars.color.line.control,
  },
  selectors: {
    '&[data-on="true"]': { borderColor: vars.color.ink.soft, background: vars.color.ink.soft },
    '&[data-on="true"]::after': { insetInlineStart: 19, background: vars.color.raised },
    ...outlined,
    '&[data-on="true"][data-step]': { background: vars.color.accent.base },
  },
  '@media': { [media.forcedColors]: { '::after': { background: 'CanvasText' } } },
});
