import { createVar, keyframes } from '@vanilla-extract/css';

import { drawn as drawnLook, media, recipe, style, vars, type RecipeVariants } from '../../styles/style';

/** Height of the rows that have arrived: a whole number of periods. */
const arrived = createVar();
const drawn = createVar();

const rows = { ...drawnLook, insetInline: 0, mask: vars.screen.rows } as const;
const arrive = keyframes({
  from: { backgroundSize: '0 1px, 100%' },
  to: { backgroundSize: '100% 1px, 100%' },
});

/** The rows still to come, the first of them partly drawn. */
const incomplete = style({
  '::before': { ...rows, top: 0, height: arrived, background: vars.color.screen.row },
  '::after': {
    ...rows,
    top: arrived,
    bottom: 0,
    backgroundColor: vars.color.line.base,
    backgroundImage: `linear-gradient(${vars.color.accent.base}, ${vars.color.accent.base})`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${drawn} 1px, 100%`,
  },
  selectors: { '[dir="rtl"] &::after': { backgroundPosition: 'right top' } },
  '@media': {
    [media.forcedColors]: { '::before': { background: 'CanvasText' }, '::after': { background: 'GrayText' } },
  },
});

export const root = recipe({
  base: { position: 'relative' },
  variants: {
    state: {
      idle: {
        '::before': { ...rows, insetBlock: 0, background: vars.color.screen.row },
        '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
      },
      loading: [incomplete, { '::after': { animation: `${arrive} 1.2s ease-out infinite` } }],
      stopped: incomplete,
    },
    size: {
      small: { height: 48, vars: { [arrived]: '24px', [drawn]: '38%' } },
      large: { height: 96, vars: { [arrived]: '44px', [drawn]: '62%' } },
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;
