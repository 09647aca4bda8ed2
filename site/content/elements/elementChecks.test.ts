import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { checkTree } from '../documents/checkTree';
import { elements } from './elements';
import { parseMarkdown } from '../documents/markdown';

const check = (text: string, file = 'content/page.mdx') =>
  checkTree(parseMarkdown(text, file), text, file).map(({ message, line, column }) => [
    message,
    line,
    column,
  ]);

test.each(Object.keys(elements))(
  '<%s> is in the guide for writers, and on the page with all elements',
  (name) => {
    // A list of messages needs a sidebar with pages that have messages.
    const pages = [
      'content/README.md',
      ...(name === 'Messages' ? [] : ['site/fixtures/small/content/elements.mdx']),
    ];
    const without = pages.filter((file) => !new RegExp(`<${name}\\b`).test(readFileSync(file, 'utf8')));
    expect(without.map((file) => `${file} has no <${name}>: add it`)).toEqual([]);
  },
);

describe('checkElements', () => {
  test.each([
    '<Actions>\n<Action href="/a">A</Action>\n<Action href={`/b`} emphasis="secondary">B</Action>\n</Actions>',
    '<Cards>\n<Card title="A" href="/a" glyph="subset">A.</Card>\n{/* More soon. */}\n</Cards>',
    '<Checklist name="go-live-2" label="Go live">\n\n- **TLS** ends in front.\n\n  More.\n\n- Backups.\n\n</Checklist>',
    '<Messages area="Connect" />',
    '<BeforeAfter table="a" caption="b" note={1 + 1} fields={[]} />',
    '<BeforeAfter {...props} />',
    '<Steps>\n\n1. ### A\n\n   Text.\n\n2. ### B\n\n</Steps>',
    '<Tabs name="Ways">\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
    "import { Card } from './_Card';\n\n<Card titel={1} />",
    '<svg viewBox="0 0 1 1">\n\nA <circle /> in a text.\n\n</svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0" /><font-face /></svg>',
    '<lamp-light>Text</lamp-light>',
  ])('accepts %j', (text) => {
    expect(check(`${text}\n`)).toEqual([]);
  });

  test.each(['blink', 'center', 'lamp', 'nobr'])('reports <%s>, which HTML does not have', (name) => {
    expect(check(`<${name}>\n\nText.\n\n</${name}>\n`)).toEqual([[`HTML has no element <${name}>.`, 1, 1]]);
  });

  const outside = '<Card> is outside of <Cards>.';
  test.each([
    [
      '<Card titel="A" href="/a">A.</Card>',
      '<Card>, title: this is missing.',
      '<Card>, titel: this name is not known.',
      outside,
    ],
    ['<Card title="A">A.</Card>', '<Card>, href: this is missing.', outside],
    ['<Card title href="/a">A.</Card>', '<Card>, title: expected a string, received true.', outside],
    ['<Actions>\n<Action>A</Action>\n</Actions>', '<Action>, href: this is missing.'],
    [
      '<Actions>\n<Action href="/a" emphasis="huge">A</Action>\n</Actions>',
      '<Action>, emphasis: expected "primary" or "secondary", received "huge".',
    ],
    [
      '<BeforeAfter table="a" />',
      '<BeforeAfter>, caption: this is missing.',
      '<BeforeAfter>, note: this is missing.',
      '<BeforeAfter>, fields: this is missing.',
    ],
    ['<Messages />', '<Messages>, area: this is missing.'],
    ['<Tab label="A">\n\nText.\n\n</Tab>', '<Tab> is outside of <Tabs>.'],
    ['<Tabs>\n\nText.\n\n</Tabs>', 'expected only <Tab> in <Tabs>.'],
    ['<Tabs>\n<Card title="A" href="/a">A.</Card>\n</Tabs>', 'expected only <Tab> in <Tabs>.', outside],
    ['<Tabs>\n<Tab>\n\nText.\n\n</Tab>\n</Tabs>', '<Tab>, label: this is missing.'],
    ...['Text.', '- ### A', '1. A', '1. ### A\n\nText.'].map((content) => [
      `<Steps>\n\n${content}\n\n</Steps>`,
      'expected one list in <Steps>, with items such as "1. ### Title".',
    ]),
    ...['Words.', '- One\n\nWords.', '- > One', '<div>\n\n- One\n\n</div>'].map((content) => [
      `<Checklist name="a">\n\n${content}\n\n</Checklist>`,
      'expected one list in <Checklist>, with items such as "- Backups run.".',
    ]),
    ...['""', '"Going live"', '{7}'].map((name) => [
      `<Checklist name=${name}>\n\n- One\n\n</Checklist>`,
      expect.stringMatching(/^<Checklist>, name: expected (lowercase letters|a string)/) as string,
    ]),
  ])('rejects %j', (text, ...messages) => {
    const found = check(`Text.\n\n${text}\n`);
    expect(found.map(([message]) => message).toSorted()).toEqual(messages.toSorted());
    expect(found.every(([, line]) => Number(line) >= 3)).toBe(true);
  });

  test('suggests the nearest attribute', () => {
    const text = '<Cards>\n<Card titel="A" href="/a">A.</Card>\n</Cards>\n';
    expect(checkTree(parseMarkdown(text, 'page.mdx'), text, 'page.mdx').map(({ fix }) => fix)).toContain(
      'Did you mean "title"? Known here: title, href, glyph.',
    );
  });

  test('accepts HTML elements and fragments', () => {
    expect(check('Press <kbd>K</kbd>.\n\n<details>\n<></>\n</details>\n')).toEqual([]);
  });

  test('reports the line of content that does not belong in an element', () => {
    expect(check('<Tabs>\n\nText.\n\n</Tabs>\n')).toEqual([['expected only <Tab> in <Tabs>.', 3, 1]]);
  });

  test('finds unknown elements in blocks and in lines', () => {
    expect(check('<Note>\n\nText with <Badge />.\n\n</Note>\n')).toEqual([
      ['there is no element <Note>.', 1, 1],
      ['there is no element <Badge>.', 3, 11],
    ]);
  });

  test('accepts imports, exports, expressions and comments', () => {
    const text = `import { Lamp } from './lamp';\n\nexport const oil = ['a'];\n\n<Lamp {...props} fuel={oil[0]} />\n\n{oil.map((one) => one)} {Math.PI} {/* a */}\n`;
    expect(check(text)).toEqual([]);
  });

  test('finds undefined names, with their place', () => {
    expect(check('{1 + one}\n\n<b title={two} {...three} />\n')).toEqual([
      ['"one" is not defined.', 1, 6],
      ['"two" is not defined.', 3, 11],
      ['"three" is not defined.', 3, 20],
    ]);
  });

  test.each(['process', 'Buffer', 'navigator', 'Iterator', 'setImmediate', 'window'])(
    '%s is not allowed: not every version of Node.js and browser has it',
    (name) => {
      expect(check(`{${name}}\n`)).toEqual([[`"${name}" is not defined.`, 1, 2]]);
    },
  );

  test.each(['undefined', 'Math.PI', 'new Intl.NumberFormat("en").format(1)', 'globalThis'])(
    '%s is allowed: it exists everywhere',
    (expression) => expect(check(`{${expression}}\n`)).toEqual([]),
  );

  test('suggests the nearest defined name', () => {
    const text = "import { version } from './_product';\n\n{verison}\n";
    const [problem] = checkTree(parseMarkdown(text, 'a.mdx'), text, 'a.mdx');
    expect(problem).toMatchObject({
      line: 3,
      fix: expect.stringMatching(/^Did you mean "version"\? Import/),
    });
  });

  test.each([
    ['<script>let a = 1</script>', '<script> is not allowed in a page.'],
    ['<meta name="robots" content="noindex" />', '<meta> is not allowed in a page.'],
    ['<meta http-equiv="refresh" content="0; url=/a" />', '<meta> is not allowed in a page.'],
    ["<p style={{ color: 'red' }}>Red</p>", '"style" on <p> is blocked by the Content Security Policy.'],
    ['<b onClick={() => 1}>Press</b>', '"onClick" on <b> is blocked by the Content Security Policy.'],
    ['<p STYLE="color:red">Red</p>', '"STYLE" on <p> is blocked by the Content Security Policy.'],
    ['<img src="/a.png" srcSet="/b.png 2x" alt="" />', '"srcSet" on <img> is not supported.'],
    ['<iframe src="https://example.com"></iframe>', '<iframe> is not allowed in a page.'],
  ])('rejects %s', (text, message) => {
    expect(check(`Text.\n\n${text}\n`).map(([said, line]) => [said, line])).toEqual([[message, 3]]);
  });

  test.each([
    ['<script>a</script>', 1],
    ['<meta http-equiv="refresh" content="0; url=/a">', 1],
    ['Text <b onclick="a()">b</b>', 6],
    ['<div>\n<p style="color: red">b</p></div>', 1],
    ['- a\n\n  <svg><script>a</script></svg>', 8],
  ])('rejects %j in an .md page too', (text, column) => {
    expect(check(`${text}\n`, 'content/page.md').map(([, , at]) => at)).toEqual([column]);
  });

  test('ignores code', () => {
    expect(check('`{a}` `<B>`\n\n```jsx\n<B>{a}</B>\n```\n')).toEqual([]);
  });

  test('ignores elements and braces in an .md page, where they are text', () => {
    expect(check('<Badge>\n\n{a}\n', 'content/page.md')).toEqual([]);
  });
});
