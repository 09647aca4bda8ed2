import { describe, expect, test } from 'vitest';

import { checkElements } from './checkElements';
import { elements } from './elements';
import { parseMarkdown } from './markdown';

const check = (text: string, file = 'content/page.mdx') =>
  checkElements(parseMarkdown(text, file), file).map(({ message, line, column }) => [message, line, column]);

describe('checkElements', () => {
  test.each(Object.keys(elements))('knows <%s>', (name) => {
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

  test('takes imports, exports, expressions and comments', () => {
    const text = `import { Lamp } from './lamp';\n\nexport const oil = ['a'];\n\n<Lamp {...props} fuel={oil[0]} />\n\n{oil.map((one) => one)} {Math.PI} {/* a */}\n`;
    expect(check(text)).toEqual([]);
  });

  test('finds names that are not defined, with their place', () => {
    expect(check('{1 + one}\n\n<Tab label={two} {...three} />\n')).toEqual([
      ['"one" is not defined.', 1, 6],
      ['"two" is not defined.', 3, 13],
      ['"three" is not defined.', 3, 22],
    ]);
  });

  test.each([
    ['<script>let a = 1</script>', '<script> is not allowed in a page.'],
    ['<meta name="robots" content="noindex" />', '<meta> is not allowed in a page.'],
    ["<p style={{ color: 'red' }}>Red</p>", '"style" on <p> is blocked by the Content Security Policy.'],
    ['<b onClick={() => 1}>Press</b>', '"onClick" on <b> is blocked by the Content Security Policy.'],
    ['[a](javascript:alert(1))', 'the link "javascript:alert(1)" is blocked by the Content Security Policy.'],
  ])('refuses %s', (text, message) => {
    expect(check(`Text.\n\n${text}\n`).map(([said, line]) => [said, line])).toEqual([[message, 3]]);
  });

  test('refuses scripts in .md pages too', () => {
    expect(check('<script>a</script>\n', 'content/page.md')).toHaveLength(1);
  });

  test('leaves code alone', () => {
    expect(check('`{a}` `<B>`\n\n```jsx\n<B>{a}</B>\n```\n')).toEqual([]);
  });

  test('leaves a .md page alone, in which neither means anything', () => {
    expect(check('<Badge>\n\n{a}\n', 'content/page.md')).toEqual([]);
  });
});
