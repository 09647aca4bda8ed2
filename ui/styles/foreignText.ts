import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens';
import { components } from './layers.css';

/**
 * Gives text that comes from outside, such as a description, the looks of links and names in code. What is a component
 * in it, and so has a class, keeps its own.
 *
 * @param text Class of the element around the text.
 */
export function foreignText(text: string): void {
  const within = (selector: string, rule: GlobalStyleRule) =>
    globalStyle(`${text} ${selector}`, { '@layer': { [components]: rule } });

  within('a:not([class])', {
    color: vars.color.accent.base,
    textDecoration: `underline 1px ${vars.color.underline}`,
    textUnderlineOffset: 3.5,
  });
  within('a:not([class]):hover', { color: vars.color.accent.press, textDecorationColor: 'currentColor' });
  within('code:not([class], pre > code)', { background: 'none', boxShadow: 'none', padding: 0 });
  within('pre:not([class])', { font: vars.text.code, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
  within('pre:not([class]) > code', { font: 'inherit' });
}
