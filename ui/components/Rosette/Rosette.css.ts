import { media, style, vars } from '../../styles/style';

export const root = style({ flex: 'none', fill: 'none', overflow: 'visible' });

/** Lines keep their width at every size. Fewer changes have stronger lines. */
const line = {
  vectorEffect: 'non-scaling-stroke',
  strokeWidth: 0.75,
  selectors: {
    '[data-weight="medium"] > &': { strokeWidth: 1 },
    '[data-weight="bold"] > &': { strokeWidth: 1.5 },
  },
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
} as const;

export const lines = {
  new: style({ ...line, stroke: vars.color.engraving.shape }),
  improved: style({ ...line, stroke: vars.color.accent.base }),
  fixed: style({ ...line, stroke: vars.color.ink.soft, strokeWidth: 1.25, strokeLinecap: 'round' }),
  breaking: style({ ...line, stroke: vars.color.danger.ink }),
};
