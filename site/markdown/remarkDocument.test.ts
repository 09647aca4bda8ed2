import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';

import { parseMarkdown } from '../content/documents/markdown';
import { visit } from '../visit';
import { remarkDocument, type PageContext } from './compilePage';

const navigation = { trail: [{ label: 'Sync' }], versions: [] };

const summarized = '/site/content/cli/login.mdx';

const contexts = new Map<string, PageContext>([
  ['/site/content/cli/sync.mdx', { data: { navigation } }],
  [summarized, { summary: { type: 'mdxJsxFlowElement', name: 'PageSummary', attributes: [], children: [] } }],
]);

/** Enough sections for a table of contents. */
const sections = '\n## B\n\n## C\n';

/** Runs the plugin on the page in a file: returns its tree and its carried data. */
async function run(source: string, { base = '/', file = '/site/content/cli/sync.mdx' } = {}) {
  const processor = unified().use(remarkDocument, { contentRoot: '/site/content', base });
  const vfile = new VFile({ path: file, data: { context: contexts.get(file) } });
  const tree = (await processor.run(parseMarkdown(source, 'page.mdx'), vfile)) as Root;
  return { tree, carried: vfile.data.pageMeta! };
}

/** All addresses of a page after the plugin, in document order. */
async function addressesOf(source: string, base?: string): Promise<string[]> {
  const { tree } = await run(source, { base });
  const addresses: string[] = [];
  visit(tree, (node) => {
    if ('url' in node) addresses.push(String(node.url));
    if (!('attributes' in node)) return;
    for (const { name, value } of node.attributes as { name?: string; value?: unknown }[]) {
      if ((name === 'href' || name === 'src') && typeof value === 'string') addresses.push(value);
    }
  });
  return addresses;
}

describe('a page', () => {
  test('has a table of contents: its own headings of levels 2 and 3', async () => {
    const { carried } = await run(
      '# Sync\n\n## Use `sync`\n\n### Flags\n\n#### Deep\n\n<Steps>\n\n1. ### Step\n\n</Steps>\n\n## Use `sync`\n',
    );
    expect(carried.toc).toEqual([
      { id: 'use-sync', text: 'Use `sync`', depth: 2 },
      { id: 'flags', text: 'Flags', depth: 3 },
      { id: 'use-sync-1', text: 'Use `sync`', depth: 2 },
    ]);
  });

  test('has its summary under the lead, before the table of contents', async () => {
    const { tree, carried } = await run(`# Sync\n\nCopies rows.\n\nMore.\n${sections}`, { file: summarized });
    expect(tree.children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
      'heading',
      'paragraph',
      'PageSummary',
      'PageContents',
      'paragraph',
      'heading',
      'heading',
    ]);
    expect(carried).not.toHaveProperty('summary');
  });

  test('has its table of contents under the buttons that belong to the lead', async () => {
    const { tree } = await run(`# Home\n\nLead.\n\n<Actions>\n\nGo\n\n</Actions>\n\nMore.\n${sections}`);
    expect(tree.children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
      'heading',
      'paragraph',
      'Actions',
      'PageContents',
      'paragraph',
      'heading',
      'heading',
    ]);
  });

  test('has its navigation', async () => {
    expect((await run('# Sync\n')).carried).toEqual({ toc: [], navigation });
  });

  test('has no navigation if it is not in a sidebar', async () => {
    expect((await run('# A\n', { file: '/site/content/cli/version.mdx' })).carried).toEqual({ toc: [] });
  });
});

test('headings and rows have their anchors', async () => {
  const { tree } = await run('# A\n\n## B c\n\n| D |\n| - |\n| `--e` |\n');
  const ids: unknown[] = [];
  visit(tree, (node) => {
    const id = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id;
    if (id !== undefined) ids.push(id);
  });
  expect(ids).toEqual(['a', 'b-c', 'e']);
});

describe('the folded table of contents', () => {
  const orderOf = async (source: string) =>
    (await run(`${source}${sections}`)).tree.children.map((node) =>
      'name' in node ? node.name : toString(node),
    );

  test('is below the first paragraph', async () => {
    expect(await orderOf('# A\n\nLead.\n\nMore.\n')).toEqual([
      'A',
      'Lead.',
      'PageContents',
      'More.',
      'B',
      'C',
    ]);
  });

  test('is below the heading if no paragraph follows', async () => {
    expect(await orderOf('# A\n\n- List\n')).toEqual(['A', 'PageContents', 'List', 'B', 'C']);
  });

  test('is left out if it would have only one entry', async () => {
    const { tree } = await run('# A\n\nLead.\n\n## B\n');
    expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'heading']);
  });

  test('is left out on a page without a title', async () => {
    expect(await orderOf('Text.\n')).toEqual(['Text.', 'B', 'C']);
  });
});

describe('addresses', () => {
  test.each([
    ['/', '/docs/'],
    ['/#start', '/docs/#start'],
    ['/cli/sync', '/docs/cli/sync'],
    ['/cli/sync.mdx?tab=a#b', '/docs/cli/sync?tab=a#b'],
    ['/cli/', '/docs/cli'],
    ['/cli/index', '/docs/cli'],
    ['./login.mdx', '/docs/cli/login'],
    ['../start#a', '/docs/start#a'],
    ['/api/job.proto#job', '/docs/api/job.proto#job'],
    ['/shot.csv', '/docs/shot.csv'],
    ['#flags', '#flags'],
    ['https://example.com/index.html', 'https://example.com/index.html'],
    ['//example.com/a.html', '//example.com/a.html'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('of a link: %s is %s', async (written, shown) => {
    expect(await addressesOf(`[a](${written})\n`, '/docs/')).toEqual([shown]);
    expect(await addressesOf(`<Card title="a" href="${written}">b</Card>\n`, '/docs/')).toEqual([shown]);
    expect(await addressesOf(`[a][b]\n\n[b]: ${written}\n`, '/docs/')).toEqual([shown]);
  });

  test.each([
    ['/shot.svg', '/docs/shot.svg'],
    ['https://example.com/shot.svg', 'https://example.com/shot.svg'],
    ['data:image/png;base64,x', 'data:image/png;base64,x'],
  ])('of an image: %s is %s', async (written, shown) => {
    expect(await addressesOf(`![a](${written})\n`, '/docs/')).toEqual([shown]);
    expect(await addressesOf(`<img src="${written}" alt="" />\n`, '/docs/')).toEqual([shown]);
  });

  test('have no prefix if the site is at the root', async () => {
    expect(await addressesOf('[a](/index) [b](/b) ![c](/c.svg)\n')).toEqual(['/', '/b', '/c.svg']);
  });
});
