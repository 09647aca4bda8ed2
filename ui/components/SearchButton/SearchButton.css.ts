import { inline, media, oneLine, style, typeset, vars, visuallyHidden } from '../../styles/style';

export const root = style({
  position: 'relative',
  ...inline('m'),
  // Shrinks first when the bar is full.
  flex: '0 9 auto',
  minWidth: vars.measure.touch,
  containerType: 'inline-size',
  width: 264,
  height: 38,
  paddingBlock: 0,
  paddingInline: `${vars.space.m} ${vars.space.s}`,
  ...typeset('navigation', 'quiet'),
  background: vars.color.raised,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.base,
  ':hover': { borderColor: vars.color.ink.quiet },
  selectors: { ':root:not([data-script]) &': { visibility: 'hidden' } },
  '@media': {
    [media.desktopToWide]: { width: 148 },
    [media.belowDesktop]: {
      justifyContent: 'center',
      width: vars.measure.touch,
      height: vars.measure.touch,
      paddingInline: 0,
      color: vars.color.ink.soft,
      background: 'none',
      border: 0,
    },
    [media.print]: { display: 'none' },
  },
});

export const label = style({
  flex: 1,
  minWidth: 0,
  ...oneLine,
  textAlign: 'start',
  // Visually hidden, since it names the button.
  '@media': { [media.belowDesktop]: visuallyHidden },
  // With large text, only the magnifying glass remains.
  '@container': { '(max-width: 7rem)': visuallyHidden },
});

const anyShortcut = style({
  '@container': { '(max-width: 11rem)': { display: 'none' } },
  '@media': { [media.desktopToWide]: { display: 'none' }, [media.belowDesktop]: { display: 'none' } },
});

/** The script in the head detects the keyboard before the first paint. */
export const shortcut = {
  apple: style([anyShortcut, { selectors: { ':root:not([data-keyboard="apple"]) &': { display: 'none' } } }]),
  other: style([anyShortcut, { selectors: { ':root[data-keyboard="apple"] &': { display: 'none' } } }]),
};
