import { globalStyle } from '@vanilla-extract/css';

import { vars } from '../tokens';
import { components } from './layers.css';

/**
 * Gives the plain links of a text that comes from outside the looks of links in text. Links of components, which have a
 * class, keep their own.
 *
 * @param text Class of the element around the text.
 */
export function textLinks(text: string): void {
  globalStyle(`${text} a:not([class])`, {
    '@layer': {
      [components]: {
        color: vars.color.accent.base,
        textDecoration: `underline 1px ${vars.color.underline}`,
        textUnderlineOffset: 3.5,
      },
    },
  });
  globalStyle(`${text} a:not([class]):hover`, {
    '@layer': { [components]: { color: vars.color.accent.press, textDecorationColor: 'currentColor' } },
  });
}
