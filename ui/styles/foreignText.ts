import { vars } from '../tokens';
import { within } from './style';

/**
 * Styles links and code in text from outside, such as a description. Components in it keep their own styles.
 *
 * @param text Class of the element around the text.
 */
export function foreignText(text: string): void {
  const inside = within(text);

  inside('a:not([class])', {
    color: vars.color.accent.base,
    textDecoration: `underline 1px ${vars.color.underline}`,
    textUnderlineOffset: 3.5,
  });
  inside('a:not([class]):hover', { color: vars.color.accent.press, textDecorationColor: 'currentColor' });
  inside('code:not([class], pre > code)', { background: 'none', boxShadow: 'none', padding: 0 });
  inside('pre:not([class])', { font: vars.text.code, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
  inside('pre:not([class]) > code', { font: 'inherit' });
}
