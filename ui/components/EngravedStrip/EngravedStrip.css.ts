import { createVar, keyframes } from '@vanilla-extract/css';

import { media, pseudoElement, recipe, style, vars, type RecipeVariants } from '../../styles/style';

/** Height of the rows that have arrived: a whole number of periods. */
const arrived = createVar();
const drawnWidth = createVar();

const rows = { ...pseudoElement, insetInline: 0, mask: vars.engraving.rows } as const;
const arrive = keyframes({
  from: { backgroundSize: '0 1px, 100%' },
  to: { backgroundSize: '100% 1px, 100%' },
});

/** The rows still to come, of which the first has started. */
const incomplete = style({
  '::before': { ...rows, top: 0, height: arrived, background: vars.color.engraving.row },
  '::after': {
    ...rows,
    top: arrived,
    bottom: 0,
    backgroundColor: vars.color.line.base,
    backgroundImage: `linear-gradient(${vars.color.accent.base}, ${vars.color.accent.base})`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${drawnWidth} 1px, 100%`,
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
        '::before': { ...rows, insetBlock: 0, background: vars.color.engraving.row },
        '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
      },
      loading: [incomplete, { '::after': { animation: `${arrive} 1.2s ease-out infinite` } }],
      stopped: incomplete,
    },
    size: {
      small: { height: 48, vars: { [arrived]: '24px', [drawnWidth]: '38%' } },
      large: { height: 96, vars: { [arrived]: '44px', [drawnWidth]: '62%' } },
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;
