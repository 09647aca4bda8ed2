import { describe, expect, test } from 'vitest';

import { checkElements, elements } from './checkElements';
import { parseMarkdown } from './markdown';

const check = (text: string, file = 'content/page.mdx') =>
  checkElements(parseMarkdown(text, file), file).map(({ message, line, column }) => [message, line, column]);

describe('checkElements', () => {
  test.each(elements)('knows <%s>', (name) => {
    expect(check(`<${name}>\n\nText.\n\n</${name}>\n`)).toEqual([]);
  });

  test('knows every element of HTML, and none at all', () => {
    expect(check('Press <kbd>K</kbd>.\n\n<details>\n<></>\n</details>\n')).toEqual([]);
  });

  test('finds an unknown one in a block and in a line', () => {
    expect(check('<Note>\n\nText with <Badge />.\n\n</Note>\n')).toEqual([
      ['there is no element <Note>.', 1, 1],
      ['there is no element <Badge>.', 3, 11],
    ]);
  });

  test('finds names between braces, but not comments and values', () => {
    expect(check('{/* a */} {1 + 1} {"b"} {c} {d.e}\n\n{f}\n')).toEqual([
      ['the text {c} would be run as code.', 1, 25],
      ['the text {d.e} would be run as code.', 1, 29],
      ['the text {f} would be run as code.', 3, 1],
    ]);
  });

  test('leaves a page alone that imports its elements, unless only the program around it does', () => {
    expect(check("import { Lamp } from './lamp';\n\n<Lamp />\n")).toEqual([]);
    const tree = parseMarkdown('<Lamp />\n', 'page.mdx');
    tree.children.unshift({ type: 'mdxjsEsm', value: "import { Note } from 'theme';" });
    expect(checkElements(tree, 'page.mdx')).toHaveLength(1);
  });

  test('leaves code alone', () => {
    expect(check('`{a}` `<B>`\n\n```jsx\n<B>{a}</B>\n```\n')).toEqual([]);
  });

  test('leaves a .md page alone, in which neither means anything', () => {
    expect(check('<Badge>\n\n{a}\n', 'content/page.md')).toEqual([]);
  });
});
