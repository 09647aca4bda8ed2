import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s} ${vars.space.l}`,
    font: vars.text.navigation,
    // Without a script the buttons could do nothing.
    selectors: { ':root:not([data-script]) &': { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const question = style(component({ fontWeight: vars.weight.current }));
export const choices = style(component({ display: 'flex', gap: vars.space.s }));

export const choice = style(
  component({
    minWidth: 56,
    minHeight: 34,
    padding: '0 14px',
    color: vars.color.ink.soft,
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.base,
    transition: `background ${vars.motion.move}`,
    ':hover': { color: vars.color.ink.base, background: vars.color.surface },
    selectors: {
      '&[aria-pressed="true"]': {
        color: vars.color.accent.base,
        fontWeight: vars.weight.current,
        background: vars.color.accent.wash,
        borderColor: 'currentColor',
      },
    },
    '@media': {
      [media.belowDesktop]: { minHeight: vars.measure.touch },
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);

export const thanks = style(component({ color: vars.color.ink.soft, ':empty': { display: 'none' } }));
