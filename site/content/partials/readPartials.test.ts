import { describe, expect, test } from 'vitest';

import { page } from '../../fixtures/page';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { formatProblems } from '../../problem';
import { sectionsOf } from '../../search/records/sections';
import { addressesIn } from '../links/addressesIn';
import { checkLinks } from '../links/checkLinks';
import { readDocument } from '../documents/readDocument';

/** Reads the page `guide/night` with the given body; other files are by path under `content`. */
function read(body: string, files: Record<string, string>) {
  const paths = Object.entries(files).map(([path, text]) => [`content/${path}`, text]);
  const content = { root: temporaryFolder(Object.fromEntries(paths)), folder: 'content' };
  const source = page('Night', body);
  const { document, problems } = readDocument(source, 'guide/night', 'content/guide/night.mdx', content);
  const ids = document!.anchors.map(({ id }) => id);
  const targets = {
    anchors: new Map([
      ['/guide/night', new Set(ids)],
      ['/guide/oil', new Set<string>()],
    ]),
    files: new Set(['/a.svg']),
  };
  const text = sectionsOf(document!.tree)
    .map((section) => [section.name, section.text].filter(Boolean).join(': '))
    .join(' / ');
  const told = formatProblems([...problems, ...checkLinks(document!, targets)]);
  return { tree: document!.tree, ids, text, told, urls: addressesIn(document!.tree).map(({ url }) => url) };
}

const part = "import Part from './parts/_part.mdx';\n\n";

describe('a partial is text of its page', () => {
  test('its text and headings, and those of nested partials, are searchable and linkable in page order', () => {
    const { ids, text, told } = read(
      `See [nested](#nested) and [install](#install-1).\n\n${part}## Install\n\nOne.\n\n<Part />\n\n## After\n\nLast.\n`,
      {
        'guide/parts/_part.mdx':
          "import Nested from './_nested.md';\n\nTwo.\n\n## Install\n\nThree.\n\n<Nested />\n",
        'guide/parts/_nested.md': '## Nested\n\nFour.\n',
      },
    );
    expect(told).toBe('');
    expect(ids).toEqual(['night', 'install', 'install-1', 'nested', 'after']);
    expect(text).toContain('Install: One. Two. / Install: Three. / Nested: Four. / After: Last.');
  });

  test('an address is relative to the file that contains it, and is reported with that file', () => {
    const { told } = read(`${part}<Part />\n\n[oil](./oil)\n`, {
      'guide/parts/_part.mdx':
        "import Nested from '../_nested.mdx';\n\n[right](../oil)\n\n[wrong](./oil)\n\n<Nested />\n\n[gone](#gone)\n",
      'guide/_nested.mdx': '[right](oil)\n\n![none](/none.svg)\n',
    });
    expect(told.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      'content/guide/_nested.mdx:3:1: the image "/none.svg" does not exist.',
      'content/guide/parts/_part.mdx:5:1: the link "./oil" leads to a page that does not exist.',
      'content/guide/parts/_part.mdx:9:1: the link "#gone" has an anchor that the page /guide/night does not have.',
    ]);
  });

  test('notes and definitions are separate from those of the page, each time it is included', () => {
    const { ids, urls } = read(
      `${part}Page[^1] and [link][a].\n\n<Part />\n\n<Part />\n\n[^1]: Note.\n\n[a]: /guide/night\n`,
      { 'guide/parts/_part.mdx': 'Part[^1] and [link][a].\n\n[^1]: Another.\n\n[a]: ../oil\n' },
    );
    const notes = ids.filter((id) => id.startsWith('user-content-fn-'));
    expect(notes).toEqual(['user-content-fn-1', 'user-content-fn-part-1-1', 'user-content-fn-part-2-1']);
    expect(urls).toEqual(['../oil', '../oil', '/guide/night']);
  });

  test('its props are part of its text and headings, and its element can contain blocks', () => {
    const { ids, text, told } = read(`${part}<Part lamp="oil">\n\nMind **it**.\n\n</Part>\n`, {
      'guide/parts/_part.mdx':
        'The {props.lamp} lamp.\n\n## Fill the {props.lamp} lamp\n\n{props.children}\n',
    });
    expect(told).toBe('');
    expect(ids).toEqual(['night', 'fill-the-oil-lamp']);
    expect(text).toContain('The oil lamp. / Fill the oil lamp: Mind it.');
  });

  test('a single paragraph can be part of a sentence', () => {
    const files = { 'guide/parts/_part.mdx': 'the **old** lamp\n' };
    expect(read(`${part}Light <Part /> now.\n`, files).text).toContain('Light the old lamp now.');
    expect(read(`${part}- <Part />\n- Two\n`, files).text).toContain('the old lamp Two');
  });

  test('a second title, a duplicate id and an empty heading are reported with their file', () => {
    const { told } = read(`${part}<Part />\n\n<a id="wick" />\n`, {
      'guide/parts/_part.mdx': '# Part\n\nText.\n\n<a id="wick" />\n\n## \n',
    });
    expect(told.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      'content/guide/night.mdx:12: the id "wick" is already used on content/guide/parts/_part.mdx, line 5.',
      'content/guide/parts/_part.mdx:1: the page has a second level-1 heading.',
      'content/guide/parts/_part.mdx:7: the heading is empty.',
    ]);
  });

  test('a fence in a partial gets the text of a file next to the partial', () => {
    const { text, told } = read(`${part}<Part />\n`, {
      'guide/parts/_part.mdx': '```yaml file="./_lamp.yml"\n```\n',
      'guide/parts/_lamp.yml': 'oil: full\n',
    });
    expect(told).toBe('');
    expect(text).toContain('oil: full');
  });
});

test('the content that an expression renders is checked, and its headings are anchors', () => {
  const { told } = read(`${part}{[1, 2].map((n) => <Part key={n} />)}\n\n[a](#deep)\n`, {
    'guide/parts/_part.mdx': '## Deep\n\n[gone](/gone)\n',
  });
  expect(told).toContain(
    'content/guide/parts/_part.mdx:3:1: the link "/gone" leads to a page that does not exist.',
  );
  expect(told).not.toContain('#deep');
});

test.each([
  ["import A from './_gone.mdx';", 'the import content/guide/_gone.mdx does not exist.'],
  ["import A from '/guide/_part.mdx';", 'the import /guide/_part.mdx does not exist.'],
  ["import A from './parts';", 'the import content/guide/parts does not exist.'],
  ["export { a } from './_gone';", 'the import content/guide/_gone does not exist.'],
  ["import Player from 'lamp-player';", 'there is no package "lamp-player".'],
  ["import { Aside } from '@lamps/ui/components';", 'there is no package "@lamps/ui".'],
])('%s is reported with its line', (statement, message) => {
  const { told } = read(`Text.\n\n${statement}\n\nText.\n`, { 'guide/parts/_part.mdx': 'Text.\n' });
  expect(told).toContain(`content/guide/night.mdx:10: ${message}`);
});

test('packages that exist, from Node.js or the project, are not reported', () => {
  const statements = [
    "import { useId } from 'react';",
    "import { sep } from 'node:path';",
    "import { Card } from '#ui';",
  ];
  const body = `Text.\n\n${[...statements, "import { z } from 'zod';"].join('\n')}\n`;
  expect(readDocument(page('Night', body), 'night', 'content/night.mdx').problems).toEqual([]);
  // Rspress provides React, wherever the pages are.
  expect(read(`Text.\n\n${statements.join('\n')}\n`, { 'a.md': '' }).told).toBe('');
});

test('a partial that imports itself through others is reported', () => {
  const { told } = read(`${part}<Part />\n`, {
    'guide/parts/_part.mdx': "import Nested from './_nested.mdx';\n\n<Nested />\n",
    'guide/parts/_nested.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
  });
  expect(told).toContain(
    'content/guide/parts/_nested.mdx:1: the import content/guide/parts/_part.mdx leads back to content/guide/parts/_part.mdx.',
  );
});
