import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { vars } from '../../tokens';

export const root = style(
  component({
    font: 'inherit',
    fontFamily: vars.family.code,
    // It is written from left to right in every language, and never a chip.
    direction: 'ltr',
    unicodeBidi: 'isolate',
    background: 'none',
    boxShadow: 'none',
    padding: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);

export const link = style(
  component({
    color: vars.color.accent.base,
    textDecoration: 'underline 1px transparent',
    textUnderlineOffset: 3.5,
    transition: `text-decoration-color ${vars.motion.move}`,
    ':hover': { color: vars.color.accent.press, textDecorationColor: 'currentColor' },
    ':focus-visible': { textDecorationColor: 'currentColor' },
  }),
);
