import { recipe } from '../../styles/style';
import { media, vars } from '../../tokens';

export const tab = recipe({
  base: {
    position: 'relative',
    color: vars.color.ink.quiet,
    ':hover': { color: vars.color.ink.base },
    selectors: {
      '&[aria-selected="true"]': { color: vars.color.ink.base, fontWeight: vars.weight.current },
      '&[aria-selected="true"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 10,
        bottom: 0,
        height: 2,
        background: vars.color.accent.base,
        '@media': { [media.forcedColors]: { background: 'Highlight' } },
      },
    },
    '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
  },
  variants: {
    size: {
      text: {
        minHeight: 42,
        padding: `${vars.space.s} ${vars.space.near}`,
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        textAlign: 'start',
        font: vars.text.navigation,
        ':focus-visible': { outlineOffset: -2 },
      },
      bar: {
        flex: 'none',
        minHeight: 40,
        padding: `0 ${vars.space.near}`,
        font: vars.text.small,
        ':focus-visible': { outlineOffset: -3 },
      },
    },
  },
});
