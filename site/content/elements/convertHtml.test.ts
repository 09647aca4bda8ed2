import { expect, test } from 'vitest';

import { parseMarkdown } from '../documents/markdown';
import { formatMdx } from '../documents/fixtures/formatMdx';

/** A `.md` page, rewritten as the equivalent `.mdx` page. */
const asMdx = (source: string) => formatMdx(parseMarkdown(source, 'page.md').children);

test.each([
  ['Call it <your-name>, a Vec<String> of Map<T>.', 'Call it \\<your-name>, a Vec\\<String> of Map\\<T>.'],
  ['| A |\n| - |\n| <T> |', '| A    |\n| ---- |\n| \\<T> |'],
  ['<Options>\n', '\\<Options>'],
  ['The folder <dir> and a **<output>**.', 'The folder \\<dir> and a **\\<output>**.'],
  ['A stray </div> here, and a <div\n', 'A stray \\</div> here, and a \\<div'],
  ['XML: <name>Ada</name>', 'XML: \\<name>Ada\\</name>'],
])('%j has tags that are not HTML or not closed, so they are text', (source, mdx) => {
  expect(asMdx(source)).toBe(mdx);
});

test.each([
  ['Press <kbd>K</kbd>, <b class="x">a *b*</b>.', 'Press <kbd>K</kbd>, <b class="x">a *b*</b>.'],
  ['<img src="/a.svg" alt="">', '<img src="/a.svg" alt="" />'],
  ['One<br>two<br/>three', 'One\\\ntwo\\\nthree'],
  [
    '<details open>\n<summary>More</summary>\n\nSome *text*.\n\n</details>',
    '<details open="open">\n  <summary>\n    More\n  </summary>\n\n  Some *text*.\n</details>',
  ],
  ['<ul><li>a</li></ul>', '<ul>\n  <li>\n    a\n  </li>\n</ul>'],
  ['<svg viewBox="0 0 1 1"><path d="M0"/></svg>', '<svg viewBox="0 0 1 1">\n  <path d="M0" />\n</svg>'],
  ['Fish &amp; <i>chips &lt; peas</i>', 'Fish & <i>chips \\< peas</i>'],
  ['<!-- a note -->\n\nText <!-- b -->here.', 'Text here.'],
])('%j has HTML, which becomes elements', (source, mdx) => {
  expect(asMdx(source)).toBe(mdx);
});

test('an element has its place in the file', () => {
  const { children } = parseMarkdown('Text.\n\n<div><p>A</p></div>\n', 'page.md');
  expect(children[1]).toMatchObject({
    name: 'div',
    position: { start: { line: 3, column: 1 } },
    children: [{ name: 'p', position: { start: { line: 3, column: 1 } } }],
  });
});
