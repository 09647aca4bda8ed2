import { cluster, media, quiet, quietLabel, style, vars } from '../../styles/style';

export const root = style({
  ...cluster('m'),
  margin: `${vars.space.xl} 0 0`,
  padding: 0,
  border: 0,
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const heading = style({ padding: 0, marginBottom: vars.space.s, ...quietLabel });

/** Wide enough for an ID or the address of a server. */
export const field = style({
  flex: '1 1 20.5rem',
  '@media': { [media.phone]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', alignItems: 'center' } },
});

export const note = style({ flexBasis: '100%', maxWidth: 'none', ...quiet });
