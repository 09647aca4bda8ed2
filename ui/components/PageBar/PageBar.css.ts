import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // As tall with nothing in it, so titles start at one height.
  gridTemplateRows: 'minmax(38px, auto) 9px',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.l}`,
  marginBottom: vars.space.wide,
  // Three rows of the screen.
  '::after': {
    content: '""',
    gridColumn: '1 / -1',
    gridRow: 2,
    height: '100%',
    background: vars.color.screen.row,
    mask: vars.screen.rows,
  },
  '@media': {
    [media.belowDesktop]: { gridTemplateRows: `minmax(${vars.measure.touch}, auto) 9px` },
    [media.forcedColors]: { '::after': { background: 'CanvasText' } },
    [media.print]: { display: 'none' },
  },
});

export const actions = style({ gridColumn: 2 });
