import type { GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens';
import { underline, within } from './style';

/**
 * Styles links and code in text from outside, such as a description. Components in it keep their own styles.
 *
 * @param text Class of the element around the text.
 * @param more Further rules for it, by selector.
 */
export function foreignText(text: string, more: Record<string, GlobalStyleRule> = {}): void {
  within(text, {
    'a:not([class])': {
      color: vars.color.accent.base,
      ...underline,
      textUnderlineOffset: 3.5,
    },
    'a:not([class]):hover': { color: vars.color.accent.press, textDecorationColor: 'currentColor' },
    'code:not([class], pre > code)': { background: 'none', boxShadow: 'none', padding: 0 },
    'pre:not([class])': { font: vars.text.code, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    'pre:not([class]) > code': { font: 'inherit' },
    ...more,
  });
}
