import { aroundPressed, column, link as linkLook, media, quiet, style, vars } from '../../styles/style';

export const root = style({ marginTop: vars.space.chapter, '@media': { [media.print]: { marginTop: 0 } } });

export const feedback = style({
  marginBottom: vars.space.xxl,
  '@media': { [media.print]: { display: 'none' } },
});

export const pager = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.line.base}`,
});

export const link = style({
  ...column,
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
  paddingInline: `0 ${vars.space.l}`,
  overflowWrap: 'anywhere',
  ...aroundPressed,
  selectors: {
    '&[rel="next"]': {
      alignItems: 'flex-end',
      paddingInline: `${vars.space.l} 0`,
      textAlign: 'end',
    },
    'a + &': { borderInlineStart: `1px solid ${vars.color.line.base}` },
  },
});

export const direction = style({ ...quiet });
export const label = style({
  font: vars.text.card,
  selectors: { [`${link}:hover &`]: { color: vars.color.accent.base } },
});
export const name = style({ fontWeight: 'inherit', letterSpacing: '-.03em' });

export const source = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s,
  marginTop: vars.space.xl,
  ...quiet,
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space.s } },
});

export const edit = style({
  lineHeight: vars.measure.target,
  ...linkLook,
  '@media': { [media.print]: { display: 'none' }, [media.belowDesktop]: { paddingBlock: vars.space.m } },
});
