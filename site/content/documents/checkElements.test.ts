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

  test('finds what stands between braces, but not comments', () => {
    expect(check('{/* a */} {1 + 1} {"b"} {c.d}\n\n{/* e */ /* f */}\n\n{/* g */ h}\n')).toEqual([
      ['the text {1 + 1} would be run as code.', 1, 11],
      ['the text {"b"} would be run as code.', 1, 19],
      ['the text {c.d} would be run as code.', 1, 25],
      ['the text {/* g */ h} would be run as code.', 5, 1],
    ]);
  });

  test('finds values of elements that are no data', () => {
    const data = `<Tabs names={['a', "b",]} open={true} count={-3} row={{ a: 1, 'b': [null] }} />`;
    expect(check(`${data}\n\n<Tab label={a} {...b} open />\n`)).toEqual([
      ['the value {a} of "label" would be run as code.', 3, 1],
      ['{...b} would be run as code.', 3, 1],
    ]);
  });

  test('finds what a page imports and exports', () => {
    expect(check("import { Lamp } from './lamp';\n\n<Lamp />\n")).toEqual([
      [`"import { Lamp } from './lamp';" would be run as code.`, 1, 1],
      ['there is no element <Lamp>.', 3, 1],
    ]);
  });

  test('leaves code alone', () => {
    expect(check('`{a}` `<B>`\n\n```jsx\n<B>{a}</B>\n```\n')).toEqual([]);
  });

  test('leaves a .md page alone, in which neither means anything', () => {
    expect(check('<Badge>\n\n{a}\n', 'content/page.md')).toEqual([]);
  });
});
