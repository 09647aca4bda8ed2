import { media, style, vars, visuallyHidden } from '../../styles/style';

// The chevron ends where the text of the page ends.
export const root = style({ font: vars.text.small, marginInlineEnd: `calc(-1 * ${vars.space.m})` });

export const text = style({
  // Wide enough for "Copied". A phone has only the icon.
  minWidth: '3.2em',
  '@media': { [media.phone]: { ...visuallyHidden, minWidth: 0 } },
});

export const scripted = style({ selectors: { ':root:not([data-script]) &': { display: 'none' } } });
