import { media, style, vars } from '../../styles/style';

export const root = style({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: vars.zIndex.progress,
  height: 2,
  background: vars.color.accent.base,
  transformOrigin: 'left',
  pointerEvents: 'none',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: 'right' },
    '&[data-state="idle"]': { transform: 'scaleX(0)', opacity: 0, visibility: 'hidden' },
    // Unknown duration: slows down and never reaches the end.
    '&[data-state="loading"]': {
      transform: 'scaleX(.9)',
      transition: 'transform 12s cubic-bezier(.05, .8, .2, 1)',
    },
    '&[data-state="done"]': {
      transform: 'scaleX(1)',
      opacity: 0,
      visibility: 'hidden',
      transition: ['transform', 'opacity 150ms', 'visibility 150ms']
        .map((property) => `${property} ${vars.motion.move}`)
        .join(),
    },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight' }, [media.print]: { display: 'none' } },
});
