import { expect, test } from 'vitest';

import { parseDocument } from '../../content/documents/parseDocument';
import { page } from '../../fixtures/page';
import { workInFolder } from '../../fixtures/temporaryFolder';
import { createPageReader } from './createPageReader';

const settings = { versions: [], content: {} };

const source = page('Lamps', 'See [care](/care).\n\n## Types\n\nMany of them.\n');

test('a document reads the same from what was kept as from its file', () => {
  const root = workInFolder();
  const { tree: _, ...parsed } = parseDocument(source, 'lamps', 'content/lamps.mdx');
  for (let build = 0; build < 2; build++) {
    const reader = createPageReader(settings, root);
    expect(reader.parseDocument(source, 'lamps', 'content/lamps.mdx')).toEqual(
      JSON.parse(JSON.stringify(parsed)),
    );
    expect(reader.sectionsIn('content/lamps.mdx')).toMatchObject([
      { name: 'Lamps' },
      { name: 'Types', text: 'Many of them.' },
    ]);
  }
});

test('the front matter of a page is enough for its name; a page that an earlier build has read is known whole', () => {
  const root = workInFolder();
  const glance = () =>
    createPageReader(settings, root, 'names').parseDocument(source, 'lamps', 'content/lamps.mdx').document;
  expect(glance()).toMatchObject({ route: '/lamps', frontMatter: { title: 'Lamps' }, references: [] });
  expect(glance()!.anchors).toBeUndefined();
  createPageReader(settings, root).parseDocument(source, 'lamps', 'content/lamps.mdx');
  expect(glance()!.references).toMatchObject([{ target: '/care' }]);
  expect(glance()!.anchors!.map(({ id }) => id)).toEqual(['lamps', 'types']);
});

test('pages name what they are right for, but for the home page and older versions', () => {
  const versions = [
    { name: 'current', label: 'Current', path: '/' },
    { name: 'v1', label: '1', path: '/v1' },
  ];
  const reader = createPageReader({ ...settings, versions, content: { appliesTo: 'v2' } }, workInFolder());
  const summaryOf = (id: string) => reader.parseDocument(source, id, `content/${id}.mdx`).document!.summary;
  expect(summaryOf('lamps')).toMatchObject({ attributes: [{ name: 'appliesTo', value: 'v2' }] });
  expect(summaryOf('index')).toBeUndefined();
  expect(summaryOf('v1/lamps')).toBeUndefined();
});

test('words are read where the settings say so', () => {
  const said = page('Lamps', 'It may burn in v2.\n');
  const warningsOf = (content: object) =>
    createPageReader({ ...settings, content }, workInFolder())
      .parseDocument(said, 'lamps', 'content/lamps.mdx')
      .warnings?.map(({ line, message }) => `${line}: ${message}`);
  expect(warningsOf({ prose: true, appliesTo: 'v2' })).toEqual([
    '8: the text says "may".',
    '8: the text says "v2".',
  ]);
  expect(warningsOf({ appliesTo: 'v2' })).toBeUndefined();
});

test('problems are kept too, with their places', () => {
  const root = workInFolder();
  const broken = '---\ntitle: Lamps\n---\n\nText.\n';
  const read = () => createPageReader(settings, root).parseDocument(broken, 'lamps', 'content/lamps.mdx');
  const { document, problems } = read();
  expect(document).toBeUndefined();
  expect(problems.length).toBeGreaterThan(1);
  expect(read()).toEqual({ problems });
});

test('an entry is read anew when an author is added', () => {
  const root = workInFolder();
  const entry = `---\ntitle: Lamps\ndate: 2025-01-02\nauthors: [ada]\nkinds: [new]\ndescription: About lamps.\n---\n\nThey shine.\n`;
  const read = (authors: string[]) =>
    createPageReader(settings, root).parseEntry(entry, 'content/changelog/lamps.mdx', {
      authors,
      tags: [],
      folder: 'content/changelog',
      today: '2025-06-01',
    });
  expect(read([]).problems).toHaveLength(1);
  expect(read(['ada']).entry?.title).toBe('Lamps');
});

test('what is left to write over is named, in pages and in entries of the changelog', () => {
  const reader = createPageReader({ ...settings, content: { prose: true } }, workInFolder());
  const left = 'Write here, in one sentence, what changed.\n';
  const entry = `---\ntitle: Brighter\ndate: 2025-03-01\nauthors: [keeper]\ntags: []\nkinds: [new]\ndescription: Light.\n---\n\n${left}`;
  const found = [
    reader.parseDocument(page('Lamps', left), 'lamps', 'content/lamps.mdx'),
    reader.parseEntry(entry, 'content/changelog/brighter.mdx', { folder: '', today: '2025-03-01' }),
  ];
  for (const { problems, warnings } of found) {
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ message: 'the text says "Write here, in one sentence,".' }]);
  }
});
