import { vars } from '../tokens';
import { underline, within } from './style';

/**
 * Styles links and code in text from outside, such as a description. Components in it keep their own styles.
 *
 * @param text Class of the element around the text.
 */
export function foreignText(text: string): void {
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
  });
}
