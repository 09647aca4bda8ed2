import { vars } from '../tokens';
import { style, underline, within } from './style';

/** Text with links and code that is passed in, such as a description. Components in it keep their own styles. */
export const richText = style({});

within(richText, {
  'a:not([class])': { color: vars.color.accent.base, ...underline, textUnderlineOffset: 3.5 },
  'a:not([class]):hover': { color: vars.color.accent.hover, textDecorationColor: 'currentColor' },
  'code:not([class], pre > code)': { background: 'none', boxShadow: 'none', padding: 0 },
  'pre:not([class])': { font: vars.text.code, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  'pre:not([class]) > code': { font: 'inherit' },
});
