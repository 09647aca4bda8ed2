import { inline, media, quiet, style, vars } from '../../styles/style';

export const root = style({
  ...inline('l'),
  flex: 'none',
  padding: `${vars.space.m} ${vars.space.xl}`,
  ...quiet,
  borderTop: `1px solid ${vars.color.line.base}`,
  '@media': {
    [media.phone]: {
      paddingBlock: vars.space.l,
      // No keyboard hints and no count.
      selectors: { '&[data-count="none"]': { display: 'none' } },
    },
  },
});

export const hint = style({
  ...inline('s'),
  minHeight: vars.measure.target,
  accentColor: vars.color.accent.base,
  '@media': { [media.phone]: { display: 'none' } },
});

export const key = style({ display: 'grid', placeItems: 'center', minWidth: 22, height: 20 });
export const up = style({ rotate: '-90deg' });
export const down = style({ rotate: '90deg' });

export const count = style({ minHeight: 20, marginInlineStart: 'auto' });
