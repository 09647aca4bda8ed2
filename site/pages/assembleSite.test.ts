import { expect, test } from 'vitest';

import { changelogOf, entryOf } from '../content/changelog/fixtures/testChangelog';
import type { Sidebars } from '../content/sidebars/readSidebars';
import { changelogViews } from '../content/changelog/views';
import { readContent, type Content } from '../content/readContent';
import { generatedRoutes } from '../content/targetsOf';
import { sidebarsAndRedirects } from '../fixtures/sidebarsAndRedirects';
import { page } from '../fixtures/page';
import { readUncheckedSite } from '../fixtures/readUncheckedSite';
import { smallestSettings } from '../fixtures/smallestSettings';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { createReference } from '../reference/createReference';
import { parseSettings } from '../settings/parseSettings';
import { readSiteSettings } from '../settings/readSiteSettings';
import type { SettingsInput } from '../settings/schema';
import { assembleSite, pagesOf } from './assembleSite';
import type { IndexedPage } from './pageData';

/** The indexed pages of a site with these documents, by path under the content root. */
async function indexedPagesOf(
  documents: Record<string, string>,
  { sidebars, ...input }: Partial<SettingsInput> & { sidebars?: Sidebars },
  further: Partial<Content> = {},
) {
  const settings = parseSettings({ ...smallestSettings, ...input }, 'settings.ts');
  const files = Object.entries(documents).map(([path, source]) => [`content/${path}`, source]);
  const root = temporaryFolder({ ...sidebarsAndRedirects(sidebars), ...Object.fromEntries(files) });
  const content = { ...(await readContent({ settings, settingsFile: 'settings.ts', root })), ...further };
  const { changelog } = content;
  content.changelogViews = changelog ? changelogViews(changelog, settings.title) : [];
  const pages = await pagesOf(content, { settings, now: new Date(0) });
  return pages.map(({ data }) => data).filter((data): data is IndexedPage => data.metadata !== undefined);
}

test('documents are in sidebar order, with their metadata and sections', async () => {
  const pages = await indexedPagesOf(
    {
      'index.mdx': page('Start'),
      'cli/sync.mdx': page('Sync').replace('# Sync', '# `sync`'),
      'cli/login.mdx': page('Log in'),
    },
    { sidebars: { main: [{ items: ['index'] }, { heading: 'CLI', items: ['cli/sync', 'cli/login'] }] } },
    { commitTimes: new Map([['content/cli/sync.mdx', '2025-02-03T04:05:06+01:00']]) },
  );
  expect(pages).toMatchObject([
    {
      route: '/',
      title: 'Start',
      description: 'About Start.',
      titleStyle: 'words',
      kind: 'home',
      metadata: {},
    },
    {
      route: '/cli/sync',
      title: 'Sync',
      description: 'About Sync.',
      section: 'CLI',
      // A heading with only a name in code is rendered as code.
      titleStyle: 'code',
      kind: 'document',
      metadata: { modified: '2025-02-03T04:05:06+01:00' },
    },
    {
      route: '/cli/login',
      title: 'Log in',
      description: 'About Log in.',
      section: 'CLI',
      titleStyle: 'words',
      kind: 'document',
      metadata: {},
    },
  ]);
});

test('the pages without a file of this documentation are its generated addresses, and no others', async () => {
  const settings = readSiteSettings();
  const site = await readUncheckedSite(settings, '.');
  const pages = await pagesOf(site, { settings, now: new Date(0) });
  const generated = pages.filter(({ file }) => file === undefined).map(({ data }) => data.route);
  expect(generated.length).toBeGreaterThan(20);
  expect(generated.toSorted()).toEqual(generatedRoutes(site).toSorted());
});

test('pages with noindex and drafts are not published to search engines', async () => {
  const noindex = page('Quiet').replace('---\n', '---\nnoindex: true\n');
  const draft = page('Next').replace('---\n', '---\ndraft: true\n');
  const pages = await indexedPagesOf(
    { 'index.mdx': page('Start'), 'quiet.mdx': noindex, 'next.mdx': draft },
    { sidebars: { main: [{ items: ['index', 'quiet', 'next'] }] } },
  );
  expect(pages.map(({ route }) => route)).toEqual(['/']);
});

test('a page of an older version has the newest version as canonical page, if there is one', async () => {
  const pages = await indexedPagesOf(
    { 'index.mdx': page('Start'), 'v1/index.mdx': page('Start'), 'v1/oil.mdx': page('Oil') },
    {
      versions: [
        { name: 'v2', label: '2', path: '/' },
        { name: 'v1', label: '1', path: '/v1' },
      ],
      sidebars: { v2: [{ items: ['index'] }], v1: [{ items: ['v1/index', 'v1/oil'] }] },
    },
  );
  expect(pages.map(({ route, metadata }) => [route, metadata.canonical])).toEqual([
    ['/', undefined],
    ['/v1', '/'],
    ['/v1/oil', undefined],
  ]);
});

test('a page of the API reference has the name of its file, and the date of its definitions', async () => {
  const reference = createReference([
    {
      path: 'coast/v1/lamp.proto',
      file: 'proto/coast/v1/lamp.proto',
      bytes: Buffer.from('syntax = "proto3";\npackage coast.v1;\nmessage Lamp {}\n'),
    },
  ]);
  const pages = await indexedPagesOf(
    { 'index.mdx': page('Start') },
    { reference: { sidebar: 'main', root: 'proto' } },
    { reference, commitTimes: new Map([['proto/coast/v1/lamp.proto', '2025-01-01']]) },
  );
  expect(pages.at(-1)).toMatchObject({
    route: '/api/coast/v1/lamp.proto',
    title: 'lamp.proto',
    description: expect.stringMatching(/\S/),
    section: 'API reference',
    titleStyle: 'code',
    kind: 'reference',
    metadata: { modified: '2025-01-01' },
  });
});

test('a changelog entry is dated by its date or last change, a list by its newest entry', async () => {
  const changelog = changelogOf([
    entryOf('second', { title: 'Second', date: '2025-01-16' }),
    entryOf('first', { title: 'First', date: '2024-12-01' }),
  ]);
  const pages = await indexedPagesOf(
    { 'index.mdx': page('Start') },
    { changelog: true },
    {
      changelog,
      commitTimes: new Map([['content/changelog/first.mdx', '2025-03-01T00:00:00+02:00']]),
    },
  );
  const factsOf = (route: string) => pages.find((candidate) => candidate.route === route)?.metadata;
  const edited = '2025-03-01T00:00:00+02:00';
  expect(factsOf('/changelog/second')).toMatchObject({
    published: '2025-01-16',
    modified: '2025-01-16',
  });
  expect(factsOf('/changelog/first')).toMatchObject({
    published: '2024-12-01',
    modified: edited,
  });
  for (const route of ['/changelog', '/changelog/archive', '/changelog/authors', '/changelog/tags/cli']) {
    expect(factsOf(route), route).toMatchObject({ modified: '2025-01-16' });
  }
});

test.each([0, 1, 9])('with %i changelog entries, the home page shows the newest', async (count) => {
  const entries = Array.from({ length: count }, (_, index) => entryOf(`entry-${index}`));
  const [home, other] = await indexedPagesOf(
    { 'index.mdx': page('Start'), 'cli.mdx': page('CLI') },
    { sidebars: { main: [{ items: ['index', 'cli'] }] }, changelog: true },
    { changelog: changelogOf(entries) },
  );
  const releasesOf = (shown?: IndexedPage) => (shown?.kind === 'home' ? shown.releases : undefined);
  const shown = releasesOf(home)!.flatMap((group) => group.entries.map(({ href }) => href));
  expect(shown).toEqual(entries.slice(0, 1).map(({ slug }) => `/changelog/${slug}`));
  expect(releasesOf(other)).toBeUndefined();
});

test('the lists of the changelog share the picture of the first one', async () => {
  const entries = Array.from({ length: 11 }, (_, index) => entryOf(`entry-${index}`));
  const pages = await indexedPagesOf(
    { 'index.mdx': page('Start') },
    { changelog: true },
    { changelog: changelogOf(entries) },
  );
  const pictureOf = (route: string) => pages.find((listed) => listed.route === route)?.metadata.imageRoute;
  expect(pictureOf('/changelog')).toBeUndefined();
  for (const route of ['/changelog/page/2', '/changelog/archive', '/changelog/tags/cli']) {
    expect(pictureOf(route), route).toBe('/changelog');
  }
});

test('a method lists its role and errors, and the guides that link to it or send requests to it', async () => {
  const file = 'syntax = "proto3"; service Lamps { rpc Get(Lamp) returns (Lamp); } message Lamp {}';
  const address = '/api/lamp.proto#lamps.get';
  const pages = await indexedPagesOf(
    {
      'index.mdx': page('Start', `[Get a lamp](${address})`),
      'oil.mdx': page('Oil', `\`\`\`json try="${address}"\n{}\n\`\`\``),
    },
    {
      sidebars: { main: [{ items: ['index', 'oil'] }] },
      reference: {
        sidebar: 'main',
        methods: { Lamps: { Get: { role: 'Any role', group: 'light', errors: { not_found: '"no lamp"' } } } },
      },
    },
    {
      reference: createReference([
        { path: 'lamp.proto', file: 'proto/lamp.proto', bytes: Buffer.from(file) },
      ]),
    },
  );
  const [listed] = pages.flatMap((each) => (each.kind === 'reference' ? each.reference : []));
  expect(listed?.methods).toMatchObject({
    'lamps.get': {
      group: 'light',
      notes: [
        { term: 'Role', texts: ['Any role'] },
        { term: 'Errors', texts: ['`not_found`: "no lamp"'] },
        { term: 'Guides', texts: ['[Start](/), [Oil](/oil)'] },
      ],
      examples: [
        { term: 'Request', json: '{}' },
        { term: 'Response', json: '{}' },
      ],
    },
  });
});

test('the tree of a document is taken only once', async () => {
  const settings = parseSettings(smallestSettings, 'settings.ts');
  const root = temporaryFolder({
    ...sidebarsAndRedirects({ main: [{ items: ['index'] }] }),
    'content/index.mdx': page('Start'),
  });
  const content = { ...(await readUncheckedSite(settings, root)), redirects: [], warnings: [] };
  const { takeTree } = await assembleSite(content, { settings, root });
  expect(takeTree('content/index.mdx')!.children).not.toEqual([]);
  expect(() => takeTree('content/index.mdx')).toThrow('The tree of content/index.mdx was already taken.');
  expect(takeTree('content/_part.mdx')).toBeUndefined();
});
