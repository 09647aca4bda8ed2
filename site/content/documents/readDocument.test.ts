import { describe, expect, test } from 'vitest';

import { page } from '../../fixtures/page';
import { addressesIn } from '../links/addressesIn';
import { routeOf } from '../links/resolveLink';
import { readDocument, readBody } from './readDocument';

const listed = (text: string) =>
  addressesIn(readDocument(page('Page', text), 'page', 'content/page.mdx').document!.tree).map(
    ({ kind, url, node: { position } }) => [kind, url, position?.start.line, position?.start.column],
  );

describe('routeOf', () => {
  test.each([
    ['index', '/'],
    ['quickstart', '/quickstart'],
    ['cli/sync', '/cli/sync'],
    ['cli/index', '/cli'],
    ['cli/', '/cli'],
    ['', '/'],
    ['cli/reindex', '/cli/reindex'],
    ['cafe\u0301', '/caf\u00e9'],
    ['api/job.proto', '/api/job.proto'],
  ])('the id %j has the address %s', (id, route) => {
    expect(routeOf(id)).toBe(route);
  });
});

describe('parseDocument', () => {
  test('hides evidence from readers', () => {
    const evidence = 'evidence:\n  - { claim: Rows stay, path: a.go, symbol: b }\n---\n\n#';
    const { document, problems } = readDocument(page('Sync').replace('---\n\n#', evidence), 'a', 'a.md');
    expect(problems).toEqual([]);
    expect(document?.frontMatter).toEqual({ title: 'Sync', description: 'About Sync.', keywords: [] });
  });

  test('shows prerequisites under the lead, with links from the root', () => {
    const facts = "time: 10 minutes\nneeds: [Docker, 'A [job](../jobs#sync)']\n---\n\n#";
    const source = page('Sync', 'Copies rows.\n\nMore.\n').replace('---\n\n#', facts);
    const { document, problems } = readDocument(source, 'cli/sync', 'content/cli/sync.mdx', undefined, 'v2');
    expect(problems).toEqual([]);
    expect(addressesIn(document!.tree)).toMatchObject([
      { url: '/jobs#sync', node: { position: { start: { line: 5 } } } },
    ]);
    expect(document?.tree.children.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'mdxJsxFlowElement',
      'paragraph',
    ]);
    expect(document?.tree.children[2]).toEqual(document?.summary);
    expect(document?.summary).toMatchObject({
      name: 'PageSummary',
      attributes: [
        { name: 'time', value: '10 minutes' },
        { name: 'appliesTo', value: 'v2' },
      ],
      children: [{ type: 'list', children: { length: 2 } }],
    });
  });

  test('shows no summary without facts, and prefers the facts of the page', () => {
    const summaryOf = (line: string, appliesTo?: string) =>
      readDocument(page('Sync').replace('---\n\n#', `${line}---\n\n#`), 'a', 'a.md', undefined, appliesTo)
        .document?.summary;
    expect(summaryOf('')).toBeUndefined();
    expect(summaryOf('appliesTo: Neosync Cloud\n', 'v2')).toMatchObject({
      attributes: [{ name: 'appliesTo', value: 'Neosync Cloud' }],
      children: [],
    });
  });

  test('parses a page', () => {
    const { document, problems } = readDocument(
      page('Sync', '## Flags\n\n[Start](/)\n'),
      'cli/sync',
      'content/cli/sync.mdx',
    );
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      id: 'cli/sync',
      file: 'content/cli/sync.mdx',
      route: '/cli/sync',
      frontMatter: { title: 'Sync', description: 'About Sync.' },
      anchors: [
        { id: 'sync', line: 6, level: 1 },
        { id: 'flags', line: 8, level: 2 },
      ],
    });
  });

  test('reports problems in front matter and text at once', () => {
    const { document, problems } = readDocument('---\ntitle: 7\n---\n\n## A\n', 'a', 'content/a.mdx');
    expect(document).toBeUndefined();
    expect(problems.map(({ line }) => line)).toEqual([2, 1, 5]);
  });

  test('reports problems in front matter and a syntax error at once', () => {
    const { document, problems } = readDocument('# A\n\n</B>\n', 'a', 'content/a.mdx');
    expect(document).toBeUndefined();
    expect(problems.map(({ line }) => line)).toEqual([1, 3]);
  });

  test('reports nothing else for an unfinished merge or an empty file', () => {
    const merge = page('Sync', 'Text.\n').replace('title:', '<<<<<<< HEAD\ntitle: A\n=======\ntitle:');
    for (const source of [merge, ' \n']) expect(readDocument(source, 'a', 'a.mdx').problems).toHaveLength(1);
  });

  test('keeps a page that only has wrong headings, so that links to it are not reported too', () => {
    const { document, problems } = readDocument(page('A', '# B\n'), 'a', 'content/a.mdx');
    expect(document?.route).toBe('/a');
    expect(problems).toHaveLength(1);
  });

  test('finds level-1 headings at any depth', () => {
    const { problems } = readDocument(page('A', '<Steps>\n\n1. # B\n\n</Steps>\n'), 'a', 'content/a.mdx');
    expect(problems.map(({ line }) => line)).toEqual([10]);
  });
});

describe('references', () => {
  test('are links, images, definitions and the addresses of elements', () => {
    expect(
      listed(
        '[a](/a "title") ![b](/b.svg)\n\n<a title="C" href="/c">D</a>\n\n<img src="/e.png" alt="" />\n\n[f][f]\n\n[f]: /f\n',
      ),
    ).toEqual([
      ['link', '/a', 8, 1],
      ['media', '/b.svg', 8, 17],
      ['link', '/c', 10, 1],
      ['media', '/e.png', 12, 1],
      ['link', '/f', 16, 1],
    ]);
  });

  test('are not code, or addresses that are computed when the page runs', () => {
    expect(listed('`[a](/a)`\n\n```md\n[b](/b)\n```\n\n<Card title="C" href={`/${1}`}>D</Card>\n')).toEqual(
      [],
    );
  });

  test.each(["{'/c'}", '{`/c`}', '"/c"'])('are read from an attribute that is %s', (value) => {
    expect(listed(`<a href=${value}>D</a>\n`).map(([, url]) => url)).toEqual(['/c']);
  });

  test('are found inside steps, tabs, tables and callouts', () => {
    const text = [
      '<Tabs>\n<Tab label="A">\n\n[a](/a)\n\n</Tab>\n</Tabs>',
      '| B |\n| - |\n| [b](/b) |',
      ':::note C\n\n[c](/c)\n\n:::',
    ].join('\n\n');
    expect(listed(text).map(([, target]) => target)).toEqual(['/a', '/b', '/c']);
  });
});

describe('parseText', () => {
  const found = (text: string, file = 'page.mdx') =>
    readBody(text, file).problems.map(({ line, message, fix }) => [line, `${message} ${fix}`]);

  test.each([
    ['## \n', 'the heading is empty.'],
    ['## {/* soon */}\n', 'the heading is empty.'],
    ['## <a id="x" />\n', 'the heading is empty.'],
    ['See [the guide][guide].\n', '"[guide]" is not defined. Add a line "[guide]: /address"'],
    ['A [**bold** word][none] here.\n', '"[none]" is not defined.'],
    ['Text.\n\n[^oil]: Note.\n', 'nothing refers to the note "[^oil]", so readers do not see it.'],
    [
      '```js linenumbers\nx\n```\n',
      'Did you mean "lineNumbers"? Known: title, file, lineNumbers, try, name, alt.',
    ],
    ['It burns[^oil].\n', '"[^oil]" is not defined. Add a line "[^oil]: Note."'],
    ["```js title='single.js'\nx\n```\n", "the fence has an unknown attribute: title='single.js'."],
    ['```js title=bare.js {1-}\nx\n```\n', 'the fence has an unknown attribute: title=bare.js {1-}.'],
    ['```js title="a \\"q\\""\nx\n```\n', 'the fence has an unknown attribute: title="a "q"".'],
    ['```js showLineNumbers title="a"\nx\n```\n', 'the fence has an unknown attribute: showLineNumbers.'],
    ['```js {1,3-4}\na\nb\nc\n```\n', 'the fence does not have all of the lines {1,3-4}.'],
    ['> ```js {9}\n> a\n> ```\n', 'the fence does not have all of the lines {9}.'],
    ['| a | b |\n| - | - |\n| `x | y` | z |\n', 'the row has more cells than the table has columns.'],
    ['## To {1 + 1}\n\nText.\n', 'the heading contains an expression, so its anchor lacks the value.'],
    ['```bash\necho\n\nText.\n', 'the fence is not closed. End it with a line "```".'],
    ['> ~~~\n> x\n\nText.\n', 'the fence is not closed.'],
    [':::note\n```js\nx\n:::\n\nText.\n', 'the fence is not closed.'],
    [
      ':::note\n```markdown\n:::tip\nNo.\n:::\n```\n\nAfter.\n:::\n',
      'a line of ":::" in the code ends the callout around it. Begin and end the callout with more colons',
    ],
    ['One<br>two.\n', 'Close it where it begins, as in "<br />".'],
    ['A line.\n\n<!-- a note -->\n', 'a comment of HTML. Write it as {/* … */}.'],
    ['See <https://example.com>.\n', 'Write the address alone, or as [words](https://…).'],
    ['## Title {#own}\n', 'Headings get anchors without "{#…}".'],
    ['<details><summary>More</summary>\nText\n\n</details>\n', 'Put each tag on its own line'],
    ['1. One\n\n   <Tabs>\n\n2. Two\n', 'a closing tag for `<Tabs>` before the end of the list item.'],
    ['Run this:\n\nexport PATH="/opt/bin:\\', 'the "import" or "export" is not JavaScript'],
    ['<a id="x" />\n\nWick.\n\n<a id="x" />\n', 'the id "x" is already used on line'],
    ['{"a\\', 'expected a corresponding closing brace'],
    ['a'.repeat(1_200_000), 'the file has a million characters or more'],
    ['One.\n\n<<<<<<< HEAD\nTwo.\n=======\nTwo!\n>>>>>>> branch\n', 'found a merge marker.'],
    ['```yaml\na: 1\n>>>>>>> branch\n```\n', 'found a merge marker.'],
    ['A caf\ufffd.\n', 'found "\ufffd": this is not UTF-8.'],
    ['A\0.\n', 'found a zero byte.'],
  ])('%.60j is reported with a fix', (text, message) => {
    expect(found(text).map(([, said]) => said)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    'See \\[the guide\\]\\[guide\\] and \\[^1].\n',
    'See [the guide][guide] and [guide][] and [guide][^n].\n\n[guide]: /a\n\n[^n]: Note.\n',
    '`list[0][1]` and `[^a]`\n',
    '````md\n```js\n````\n\n1. a\n\n   ```js\n   x\n   ```\n\n> ~~~\n> ~~~\n',
    '## ![A lamp](/lamp.svg)\n',
    '```json try="/api/a.proto#b.c" title="A {2} b" {1,3-4}\na\nb\nc\nd\n```\n',
    '| a | b |\n| - | - |\n| `x \\| y` |\n',
    '## 🎉\n',
    '<a id="x" name="x" />\n\nIt burns[^n]. It shines[^n].\n\n[^n]: Note.\n',
  ])('%j is valid', (text) => {
    expect(found(text)).toEqual([]);
  });
});
