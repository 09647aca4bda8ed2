import { cluster, engraved, media, quiet, style, vars } from '../../styles/style';

export const root = style({
  borderTop: `1px solid ${vars.color.line.base}`,
  '::before': {
    content: '""',
    display: 'block',
    height: 12,
    ...engraved('quiet'),
  },
  '@media': {
    [media.forcedColors]: { '::before': { background: 'CanvasText' } },
    [media.print]: { display: 'none' },
  },
});

export const inner = style({
  ...cluster('s', 'xxl'),
  maxWidth: vars.measure.frame,
  margin: 'auto',
  padding: `${vars.space.xxl} ${vars.measure.gutter}`,
  ...quiet,
  '@media': { [media.phone]: { flexDirection: 'column', gap: 0 } },
});

export const copyright = style({
  lineHeight: vars.measure.target,
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { order: 2, paddingTop: vars.space.l } },
});

export const link = style({
  lineHeight: vars.measure.target,
  ':hover': { color: vars.color.ink.base, textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media': {
    [media.phone]: { display: 'flex', alignItems: 'center', minHeight: vars.measure.touch },
  },
});
