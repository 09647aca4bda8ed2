import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test, vi } from 'vitest';

import { sidebarsAndRedirects } from '../fixtures/sidebarsAndRedirects';
import { page } from '../fixtures/page';
import { smallestSettings } from '../fixtures/smallestSettings';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { formatProblems, SiteError } from '../problem';
import { parseSettings } from '../settings/parseSettings';
import type { SettingsInput } from '../settings/schema';
import { elements } from './elements/elements';
import type { Sidebars } from './sidebars/readSidebars';
import { readCommits } from './documents/readCommits';
import { loadContent } from './loadContent';

interface Options {
  /** Ids in the only sidebar. @default all given pages */
  items?: string[];
  sidebars?: Sidebars;
  redirects?: Record<string, string>;
  settings?: Partial<SettingsInput>;
  strict?: boolean;
  includeDrafts?: boolean;
}

/** Reads a site with these pages, by path under the content root. */
async function read(
  pages: Record<string, string>,
  { items, sidebars, redirects, settings = {}, strict = false, includeDrafts }: Options = {},
) {
  const files = Object.entries(pages).map(([path, source]) => [`content/${path}`, source]);
  const ids = items ?? Object.keys(pages).flatMap((path) => /^([^_].*)\.mdx?$/.exec(path)?.[1] ?? []);
  const site = await loadContent({
    settings: parseSettings({ ...smallestSettings, ...settings }, 'site.config.ts'),
    settingsFile: 'site.config.ts',
    root: temporaryFolder({
      ...sidebarsAndRedirects(sidebars ?? { main: [{ items: ids }] }, { redirects }),
      ...Object.fromEntries(files),
    }),
    strict,
    includeDrafts,
  });
  return { ...site, warnings: formatProblems(site.warnings) };
}

/** The error that a writer sees for a site that can't be built. */
async function errorOf(pages: Record<string, string>, options?: Options): Promise<string> {
  try {
    const { warnings } = await read(pages, options);
    return `no error; warnings: ${warnings}`;
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
}

describe('a valid site', () => {
  test('has a document for every page, with its address', async () => {
    const { documents, warnings } = await read({
      'index.mdx': page('Start'),
      'plain.md': page('Plain'),
      'cli/index.mdx': page('CLI'),
      'cli/sync.mdx': page('Sync'),
    });
    expect(documents.map(({ id, file, route }) => [id, file, route])).toEqual([
      ['cli/index', 'content/cli/index.mdx', '/cli'],
      ['cli/sync', 'content/cli/sync.mdx', '/cli/sync'],
      ['index', 'content/index.mdx', '/'],
      ['plain', 'content/plain.md', '/plain'],
    ]);
    expect(warnings).toBe('');
  });

  test('reads its pages from the folder in the settings', async () => {
    const folder = 'handbook/pages';
    const root = temporaryFolder({
      ...sidebarsAndRedirects(undefined, { folder }),
      [`${folder}/index.mdx`]: page('Start'),
    });
    const settings = parseSettings(
      { ...smallestSettings, content: { root: 'handbook/pages' } },
      'site.config.ts',
    );
    const { documents } = await loadContent({
      settings,
      settingsFile: 'site.config.ts',
      root,
      strict: true,
    });
    expect(documents.map(({ file }) => file)).toEqual(['handbook/pages/index.mdx']);
  });

  test('leaves out names that begin with an underscore, the public folder and excluded files', async () => {
    const { documents } = await read(
      {
        'index.mdx': page('Start'),
        '_part.mdx': 'Not a page.',
        '_drafts/new.mdx': 'Not a page.',
        'public/sample.md': 'Not a page.',
        'README.md': 'Not a page.',
      },
      { items: ['index'], settings: { content: { exclude: ['README.md'] } } },
    );
    expect(documents.map(({ id }) => id)).toEqual(['index']);
  });

  test('knows the time of the last commit to a page', async () => {
    const root = temporaryFolder({
      ...sidebarsAndRedirects({ main: [{ items: ['index', 'zürich', 'new'] }] }, { folder: 'docs/content' }),
      'docs/content/index.mdx': page('Start'),
      'docs/content/zürich.mdx': page('Zürich'),
      'docs/content/new.mdx': page('New'),
    });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: root,
        env: { ...process.env, GIT_COMMITTER_DATE: '2025-07-14T10:00:00Z' },
      });
    git('init', '--quiet');
    git('add', 'docs/content/index.mdx', 'docs/content/zürich.mdx');
    git('commit', '--quiet', '--message', 'Pages');
    const settings = parseSettings(smallestSettings, 'site.config.ts');
    const { commitTimes } = await loadContent({
      settings,
      settingsFile: 'site.config.ts',
      root: `${root}/docs`,
      strict: true,
    });
    const times = ['index', 'zürich', 'new'].map((id) => commitTimes.get(`content/${id}.mdx`));
    expect(times.map((time) => time && new Date(time).toISOString())).toEqual([
      '2025-07-14T10:00:00.000Z',
      '2025-07-14T10:00:00.000Z',
      undefined,
    ]);
  });
});

test.each([
  ["what's-new", 'such as "what-s-new"'],
  ['100%', 'such as "100"'],
  ['C#/index', 'such as "c/index"'],
  ['a:b', 'such as "a-b"'],
  ['why?', 'such as "why"'],
  ['(beta)/use', 'such as "beta/use"'],
  ['sitemap.xml', 'such as "sitemap-xml"'],
  ['new ', 'such as "new"'],
  ['index/index', 'digits and hyphens.'],
])('a page named %j cannot have an address', async (id, fix) => {
  const error = await errorOf({ 'index.mdx': page('Start'), [`${id}.mdx`]: page('Named') });
  expect(error).toContain(`the name of the file, ${JSON.stringify(id)}, cannot be an address.`);
  expect(error).toContain(fix);
});

test.each([
  ['Guide', 'guide', 'content/Guide.mdx'],
  ['cli/Sync', 'CLI/sync', 'content/CLI/sync.mdx'],
  ['404', 'index', 'a generated page'],
  ['a/index', 'a', 'content/a.mdx'],
])('the pages %s and %s would share one address', async (id, other, owner) => {
  const error = await errorOf({ [`${id}.mdx`]: page('One'), [`${other}.mdx`]: page('Two') });
  expect(error).toContain(`, which ${owner} already has.`);
});

test('links in the settings are checked, and reported with their place', async () => {
  const root = temporaryFolder({
    ...sidebarsAndRedirects(undefined, { redirects: { '/old': '/#nope', '/older': '/old' } }),
    'content/index.mdx': page('Start', '## Here\n'),
  });
  const input = {
    ...smallestSettings,
    base: '/docs/',
    navbar: {
      links: [
        { label: 'A', href: '/nowhere' },
        { label: 'B', href: 'https://example.com' },
      ],
    },
    footer: {
      copyright: 'C',
      links: [
        { label: 'A', href: '/llms.txt' },
        { label: 'B', href: '/old' },
      ],
    },
    announcement: { id: 'a', text: 'A', link: { label: 'A', href: '/#here' } },
  };
  const file = 'settings/site.ts';
  const options = { settings: parseSettings(input, file), settingsFile: file, root };
  await expect(loadContent({ ...options, strict: true })).rejects.toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({
          file,
          path: 'navbar.links[0].href',
          message: 'the link "/nowhere" leads to a page that does not exist.',
        }),
        expect.objectContaining({ path: 'footer.links[1].href', fix: 'Write "/#nope" instead.' }),
        expect.objectContaining({
          file: 'content/_redirects.yml',
          line: 1,
          message: expect.stringContaining('has an anchor'),
        }),
        expect.objectContaining({
          file: 'content/_redirects.yml',
          line: 2,
          message: 'the link "/old" leads to an address that moved.',
        }),
      ],
    }),
  );
});

test('a failed build also reports its warnings', async () => {
  const error = await errorOf({ 'index.mdx': page('Start', '[a](/nowhere) [b](./nowhere)\n') });
  expect(error).toContain('the link "/nowhere" leads to a page that does not exist.');
  expect(error).toContain('the link "./nowhere" leads to a page that does not exist.');
});

test('a public file that replaces a function for hosts is reported if the build writes functions', async () => {
  const files = { 'index.mdx': page('Start'), 'public/_routes.json': '{}' };
  expect(await errorOf(files, { settings: { assistants: true } })).toContain(
    'content/public/_routes.json: the build writes the file _routes.json itself.',
  );
  expect(await errorOf(files)).toMatch(/^no error/);
});

test('a public file with the address of a page or a host file is reported with that address', async () => {
  const files = [
    'a.html',
    'b/index.html',
    'index.html',
    '404.html',
    'c',
    '_headers',
    '_redirects',
    'licenses.txt',
    'robots.txt',
  ];
  const pages = Object.fromEntries(['index', 'a', 'b', 'c'].map((id) => [`${id}.mdx`, page(id)]));
  const error = await errorOf({
    ...pages,
    ...Object.fromEntries(files.map((file) => [`public/${file}`, 'mine'])),
  });
  expect(error).toMatchInlineSnapshot(`
    "content/public/_headers: the build writes the file _headers itself.
      Remove it, and set additional headers at the host.
    content/public/_redirects: the build writes the file _redirects itself.
      Remove it, and add its redirects to _redirects.yml next to the pages.
    content/public/404.html: the file has the address /404, which a generated page already has.
      Remove or rename one of the two. An address is a path without extension and "index".
    content/public/a.html: the file has the address /a, which content/a.mdx already has.
      Remove or rename one of the two. An address is a path without extension and "index".
    content/public/b/index.html: the file has the address /b, which content/b.mdx already has.
      Remove or rename one of the two. An address is a path without extension and "index".
    content/public/c: the file has the address /c, which content/c.mdx already has.
      Remove or rename one of the two. An address is a path without extension and "index".
    content/public/index.html: the file has the address /, which content/index.mdx already has.
      Remove or rename one of the two. An address is a path without extension and "index".
    content/public/licenses.txt: the build writes the file licenses.txt itself.
      Rename it: the build writes /licenses.txt."
  `);
});

test('a link can point to any file that the build writes next to the pages', async () => {
  const names = [
    'addresses.json',
    'assistants.json',
    'llms.txt',
    'llms-full.txt',
    'api/llms-full.txt',
    'sitemap.xml',
  ];
  const links = names.map((name) => `[File](/${name})`).join(' ');
  const files = { 'index.mdx': page('Start', links), '../proto/lamp.proto': 'syntax = "proto3";\n' };
  const options = { items: ['index'], settings: { reference: { sidebar: 'main' } } };
  expect(await errorOf(files, options)).toBe('no error; warnings: ');
  expect(await errorOf({ 'index.mdx': files['index.mdx'] }, { items: ['index'] })).toContain(
    'the link "/api/llms-full.txt" leads to a page that does not exist.',
  );
});

test('a history that Git cannot read is a warning, a missing history is not', () => {
  const root = temporaryFolder({ 'content/index.mdx': page('Start') });
  expect(readCommits(root, ['content']).notices).toEqual([]);
  execFileSync('git', ['init'], { cwd: root, stdio: 'ignore' });
  expect(readCommits(root, ['content']).notices).toEqual([]);
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(readCommits(root, ['content']).notices).toMatchObject([
    {
      file: 'content',
      message: expect.stringMatching(/^Git cannot read the history \(.*dubious ownership.*do not show when/),
      fix: expect.stringContaining('safe.directory'),
    },
  ]);
  vi.stubEnv('PATH', '/nowhere');
  expect(readCommits(root, ['content']).notices).toMatchObject([
    { message: expect.stringContaining('ENOENT') },
  ]);
  vi.unstubAllEnvs();
});

test('a shallow clone gives pages no date, and causes a warning', async () => {
  const files = { 'content/index.mdx': page('Start'), 'content/old.mdx': page('Old') };
  const origin = temporaryFolder(files);
  const clones = temporaryFolder({});
  let second = 0;
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: `2025-07-14T10:00:${10 + second++}Z` },
    });
  git(origin, 'init');
  git(origin, 'add', '.');
  git(origin, 'commit', '--message', 'Two pages');
  for (const change of ['One', 'Two']) {
    writeFileSync(join(origin, 'content/index.mdx'), page('Start', change));
    git(origin, 'commit', '--all', '--message', change);
  }
  const datesAt = (depth: string) => {
    git(clones, 'clone', '--depth', depth, `file://${origin}`, depth);
    const root = join(clones, depth);
    const { times, notices } = readCommits(root, ['content']);
    return { dated: [...times.keys()], warning: formatProblems(notices) };
  };
  expect(datesAt('9')).toEqual({ dated: ['content/index.mdx', 'content/old.mdx'], warning: '' });
  expect(datesAt('2')).toEqual({
    dated: [],
    warning: expect.stringContaining('shallow clone: pages do not show when'),
  });
});

describe('settings that do not match the pages', () => {
  test('no content folder', async () => {
    expect(await errorOf({}, { items: ['index'], settings: { content: { root: 'pages' } } }))
      .toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        content.root: the folder "pages" does not exist.
        Name the folder with the Markdown files, from the root of the project."
    `);
  });

  test('a content folder without pages', async () => {
    expect(await errorOf({ 'public/x.svg': '' }, { items: ['index'] })).toMatchInlineSnapshot(`
      "content/_sidebars.yml:3: no document has the id "index".
        Ids are file paths under content/ without the extension."
    `);
  });

  test('an id without a document', async () => {
    expect(
      await errorOf(
        { 'index.mdx': page('Start'), 'quickstart.mdx': page('Quickstart') },
        { items: ['index', 'quick-start', 'quickstart', 'zzzzzzzzzzzz'] },
      ),
    ).toMatchInlineSnapshot(`
      "content/_sidebars.yml:4: no document has the id "quick-start".
        Did you mean "quickstart"? Ids are file paths under content/ without the extension.
      content/_sidebars.yml:6: no document has the id "zzzzzzzzzzzz".
        Ids are file paths under content/ without the extension."
    `);
  });

  test('an id that is listed twice', async () => {
    expect(
      await errorOf(
        { 'index.mdx': page('Start'), 'cli/sync.mdx': page('Sync') },
        {
          sidebars: {
            main: [{ items: ['index', { label: 'CLI', items: ['cli/sync'] }] }],
            reference: [{ heading: 'CLI', items: ['cli/sync'] }],
          },
        },
      ),
    ).toMatchInlineSnapshot(`
      "content/_sidebars.yml:10: the document "cli/sync" is listed here a second time.
        Remove one of the two: the other is on line 6."
    `);
  });

  test('a reference in a sidebar that does not exist', async () => {
    const files = { 'index.mdx': page('Start'), '../proto/lamp.proto': 'syntax = "proto3";\n' };
    expect(await errorOf(files, { items: ['index'], settings: { reference: { sidebar: 'mian' } } }))
      .toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        reference.sidebar: no sidebar has the name "mian".
        Did you mean "main"? Sidebars are in content/_sidebars.yml, by name."
    `);
  });

  test('versions without a page at their start', async () => {
    expect(
      await errorOf(
        { 'index.mdx': page('Start'), 'v1/index.mdx': page('Start') },
        {
          settings: {
            versions: [
              { name: '2', label: 'Two', path: '/' },
              { name: '1', label: 'One', path: '/v2' },
            ],
          },
        },
      ),
    ).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        versions[1].path: no page has the address "/v2", at which the version starts.
        Did you mean "/v1"? Add the page, or change the path."
    `);
  });

  test('a page that is not in a sidebar', async () => {
    expect(await errorOf({ 'index.mdx': page('Start'), 'cli/sync.mdx': page('Sync') }, { items: ['index'] }))
      .toMatchInlineSnapshot(`
        "content/cli/sync.mdx: the document is not in any sidebar, so readers cannot find it.
          Add "- cli/sync" to one of the sidebars in content/_sidebars.yml, or begin the file's name with "_"."
      `);
  });
});

describe('pages that cannot be read', () => {
  test('two files with one address', async () => {
    expect(
      await errorOf({ 'index.mdx': page('Start'), 'cli.mdx': page('CLI'), 'cli/index.mdx': page('CLI') }),
    ).toMatchInlineSnapshot(`
      "content/cli/index.mdx: the page has the address /cli, which content/cli.mdx already has.
        Remove or rename one of the two. An address is a path without extension and "index"."
    `);
    expect(
      await errorOf(
        { 'index.mdx': page('Start'), 'cli.md': page('CLI'), 'cli.mdx': page('CLI') },
        { items: ['index', 'cli'] },
      ),
    ).toMatchInlineSnapshot(`
      "content/cli.mdx: the page has the address /cli, which content/cli.md already has.
        Remove or rename one of the two. An address is a path without extension and "index"."
    `);
  });

  test('no level-1 heading', async () => {
    expect(await errorOf({ 'index.mdx': page('Start').replace('# Start', '## Start') }))
      .toMatchInlineSnapshot(`
      "content/index.mdx:6: the page has no level-1 heading.
        Begin its text with a line of "# " and the name of the page."
    `);
  });

  test('two level-1 headings', async () => {
    expect(await errorOf({ 'index.mdx': page('Start', 'Text.\n\n# Again\n') })).toMatchInlineSnapshot(`
      "content/index.mdx:10: the page has a second level-1 heading.
        Make it a section, with "## ", or a separate page."
    `);
  });

  test('an element that is not closed', async () => {
    expect(await errorOf({ 'index.mdx': page('Start', '<Tabs>\n\nText.\n') })).toMatchInlineSnapshot(`
      "content/index.mdx:8:1: the page is not valid MDX: Expected a closing tag for \`<Tabs>\`.
        Close every tag, put values in quotes, and write "<" and "{" in text as "\\<" and "\\{"."
    `);
  });

  test('characters that MDX reads as code', async () => {
    expect(await errorOf({ 'index.mdx': page('Start', 'Wait for <5 seconds.\n') })).toMatchInlineSnapshot(`
      "content/index.mdx:8:11: the page is not valid MDX: Unexpected character \`5\` (U+0035) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`.
        Close every tag, put values in quotes, and write "<" and "{" in text as "\\<" and "\\{"."
    `);
    expect(await errorOf({ 'index.mdx': page('Start', 'Write {name here}.\n') })).toMatchInlineSnapshot(`
      "content/index.mdx:8:12: the page is not valid MDX: the text between "{" and "}" is not JavaScript.
        Write "{" in text as "\\{" or between backticks. Headings get anchors without "{#…}"."
    `);
    expect(await errorOf({ 'index.mdx': page('Start', 'Write {name.\n') })).toMatchInlineSnapshot(`
      "content/index.mdx:8:13: the page is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
        Close every tag, put values in quotes, and write "<" and "{" in text as "\\<" and "\\{"."
    `);
  });

  test('lines that MDX reads as code', async () => {
    expect(await errorOf({ 'index.mdx': page('Start', 'import data from a file.\n') }))
      .toMatchInlineSnapshot(`
        "content/index.mdx:8:18: the page is not valid MDX: the "import" or "export" is not JavaScript.
          Fix it, or reword the line."
      `);
  });

  test('an element that does not exist', async () => {
    const text = '<Crads>\n\nText.\n\n</Crads>\n\nPress <Key>K</Key>.\n';
    const known = Object.keys(elements).join(', ');
    expect(await errorOf({ 'index.mdx': page('Start', text) })).toBe(
      `content/index.mdx:8:1: there is no element <Crads>.
  Did you mean "Cards"? Known: ${known}. Import any other.
content/index.mdx:14:7: there is no element <Key>.
  Known: ${known}. Import any other.`,
    );
  });

  test('braces in text', async () => {
    expect(
      await errorOf({
        'index.mdx': page('Start', 'Open {account.name}.\n\n{/* A comment. */}\n'),
      }),
    ).toMatchInlineSnapshot(`
      "content/index.mdx:8:7: "account" is not defined.
        Import or export it in the page, or write "\\{" for a brace in text."
    `);
  });

  test('an imported file that does not exist, and mistakes in a partial', async () => {
    expect(
      await errorOf({
        'index.mdx': page(
          'Start',
          "import Part from './_part.mdx';\nimport { Lamp } from './_Lamp.tsx';\n\n<Part />\n\n<Lamp />\n",
        ),
        '_part.mdx': 'See [nowhere](/nowhere) and {lamp}.\n',
      }),
    ).toMatchInlineSnapshot(`
      "content/_part.mdx:1:5: the link "/nowhere" leads to a page that does not exist.
        Link to the address of a page: its path without the extension, as in "/cli/sync".
      content/_part.mdx:1:30: "lamp" is not defined.
        Import or export it in the page, or write "\\{" for a brace in text.
      content/index.mdx:9: the import content/_Lamp.tsx does not exist.
        Write the path from the folder of the page: "./_part.mdx"."
    `);
  });

  test('a page can have imports and exports', async () => {
    expect(await errorOf({ 'index.mdx': page('Start', "export const name = 'x';\n") })).toMatchInlineSnapshot(
      `"no error; warnings: "`,
    );
  });

  test('characters that only MDX reads as code are text in a .md page', async () => {
    const { warnings } = await read({ 'index.md': page('Start', 'Wait for <5 seconds, {name.\n') });
    expect(warnings).toBe('');
  });

  test('a page that cannot be read is reported once, not again for the sidebar and links', async () => {
    expect(await errorOf({ 'index.mdx': page('Start', '[Sync](/sync)'), 'sync.mdx': '# Sync\n' }))
      .toMatchInlineSnapshot(`
      "content/sync.mdx:1: the page has no front matter.
        Begin it with a line "---", then "title:" and "description:", then "---"."
    `);
  });

  test('problems in other pages and lists are reported along with a page that cannot be read', async () => {
    const error = await errorOf(
      {
        'index.mdx': page('Start', '[A](/nowhere) [Sync](/sync#any)\n\n<Messages area="X" />\n'),
        'sync.mdx': page('Sync', '<Tabs>\n'),
        'run.mdx': page('Run', '{1 +\n'),
        'new.mdx': page('New', '![B](/b.svg)\n'),
        '_addresses.txt': '/\n/run\n/gone\n/sync\n',
      },
      { items: ['index', 'sync', 'run', 'lost'] },
    );
    expect(error.match(/^\S.*/gm)).toEqual([
      'content/_addresses.txt: the address /new is new and not in the ledger.',
      'content/_addresses.txt: the address /search is new and not in the ledger.',
      expect.stringContaining('content/_addresses.txt:3: the address /gone was published'),
      expect.stringContaining('content/_sidebars.yml:6: no document has the id "lost".'),
      expect.stringContaining(
        'content/index.mdx:8:1: the link "/nowhere" leads to a page that does not exist.',
      ),
      expect.stringContaining('content/new.mdx: the document is not in any sidebar'),
      expect.stringContaining('content/new.mdx:8:1: the image "/b.svg" does not exist.'),
      expect.stringContaining('content/run.mdx:9:1: the page is not valid MDX'),
      expect.stringContaining('content/sync.mdx:8:1: the page is not valid MDX'),
    ]);
  });

  test('all other problems are reported at once', async () => {
    expect(
      await errorOf(
        {
          'index.mdx': page('Start', '[A](/nowhere)\n\n# Again\n\n![B](/b.svg)\n'),
          'sync.mdx': page('Sync'),
        },
        { items: ['index', 'synk'] },
      ),
    ).toMatchInlineSnapshot(`
      "content/_sidebars.yml:4: no document has the id "synk".
        Did you mean "sync"? Ids are file paths under content/ without the extension.
      content/index.mdx:8:1: the link "/nowhere" leads to a page that does not exist.
        Link to the address of a page: its path without the extension, as in "/cli/sync".
      content/index.mdx:10: the page has a second level-1 heading.
        Make it a section, with "## ", or a separate page.
      content/index.mdx:12:1: the image "/b.svg" does not exist.
        Images belong in the folder public/ next to the pages: "/x.svg" is public/x.svg.
      content/sync.mdx: the document is not in any sidebar, so readers cannot find it.
        Add "- sync" to one of the sidebars in content/_sidebars.yml, or begin the file's name with "_"."
    `);
  });
});

describe('diagrams', () => {
  const fence = (meta: string, graph: string) => page('Start', `\`\`\`dot ${meta}\n${graph}\n\`\`\`\n`);

  test('without title or alt', async () => {
    expect(await errorOf({ 'index.mdx': fence('', 'digraph { a -> b }') })).toMatchInlineSnapshot(`
      "content/index.mdx:8: the diagram has no title and no alt.
        Begin its fence with \`\`\`dot title="One line." alt="What the picture shows, in words.""
    `);
    expect(await errorOf({ 'index.mdx': fence('title="A and b"', 'digraph { a -> b }') }))
      .toMatchInlineSnapshot(`
      "content/index.mdx:8: the diagram has no alt.
        Begin its fence with \`\`\`dot title="One line." alt="What the picture shows, in words.""
    `);
  });

  test('with a mistake in the graph', async () => {
    expect(await errorOf({ 'index.mdx': fence('title="A" alt="B"', 'digraph {\n  a -> b\n  b => c\n}') }))
      .toMatchInlineSnapshot(`
        "content/index.mdx:11: the diagram cannot be drawn: syntax error near '>'.
          Write "digraph { a -> b }", one statement on each line, names with spaces between quotes."
      `);
  });

  test('with an empty graph', async () => {
    expect(await errorOf({ 'index.mdx': fence('title="A" alt="B"', '') })).toMatchInlineSnapshot(`
      "content/index.mdx:8: the diagram cannot be drawn: the graph is empty.
        Write "digraph { a -> b }", one statement on each line, names with spaces between quotes."
    `);
  });
});

describe('links and images', () => {
  const other = page('Other', '## Some place\n\n| Flag |\n| ---- |\n| `--dry-run` |\n');

  test('a link to a missing page stops the build', async () => {
    expect(
      await errorOf({
        'index.mdx': page(
          'Start',
          'Text.\n\nSee [this](/othr), [that][ref] and <a href="/cli/other.html">those</a>.\n\n[ref]: /nowhere\n',
        ),
        'cli/other.mdx': other,
      }),
    ).toMatchInlineSnapshot(`
      "content/index.mdx:10:5: the link "/othr" leads to a page that does not exist.
        Link to the address of a page: its path without the extension, as in "/cli/sync".
      content/index.mdx:10:36: the link "/cli/other.html" leads to a page that does not exist.
        Did you mean "/cli/other"? Link to the address of a page: its path without the extension, as in "/cli/sync".
      content/index.mdx:12:1: the link "/nowhere" leads to a page that does not exist.
        Link to the address of a page: its path without the extension, as in "/cli/sync"."
    `);
  });

  test('a card that links to a missing page stops the build', async () => {
    expect(
      await errorOf({
        'index.mdx': page(
          'Start',
          '<Cards>\n<Card title="Other" href="/other/">Text.</Card>\n<Card title="No" href="/ether">Text.</Card>\n</Cards>\n',
        ),
        'other.mdx': other,
      }),
    ).toMatchInlineSnapshot(`
      "content/index.mdx:10:1: the link "/ether" leads to a page that does not exist.
        Did you mean "/other"? Link to the address of a page: its path without the extension, as in "/cli/sync"."
    `);
  });

  test('a broken relative link is a warning', async () => {
    const { warnings } = await read({
      'index.mdx': page('Start', 'See [other](./othr.mdx).'),
      'other.mdx': other,
    });
    expect(warnings).toMatchInlineSnapshot(`
      "content/index.mdx:8:5: the link "./othr.mdx" leads to a page that does not exist.
        Did you mean "/other"? Link to the address of a page: its path without the extension, as in "/cli/sync"."
    `);
  });

  test('a broken relative link is an error with --strict', async () => {
    expect(
      await errorOf(
        { 'index.mdx': page('Start', 'See [other](./othr.mdx).'), 'other.mdx': other },
        { strict: true },
      ),
    ).toMatchInlineSnapshot(`
      "content/index.mdx:8:5: the link "./othr.mdx" leads to a page that does not exist.
        Did you mean "/other"? Link to the address of a page: its path without the extension, as in "/cli/sync"."
    `);
  });

  test('a missing anchor is a warning', async () => {
    const { warnings } = await read({
      'index.mdx': page(
        'Start',
        'See [this](/other#some-plaec), [that](#nowhere) and [row](/other#dry-run).',
      ),
      'other.mdx': other,
    });
    expect(warnings).toMatchInlineSnapshot(`
      "content/index.mdx:8:5: the link "/other#some-plaec" has an anchor that the page /other does not have.
        Did you mean "some-place"? Anchors are the headings and row names of the page in lower case with hyphens.
      content/index.mdx:8:32: the link "#nowhere" has an anchor that the page / does not have.
        Anchors are the headings and row names of the page in lower case with hyphens."
    `);
  });

  test('a missing anchor is an error with --strict', async () => {
    expect(
      await errorOf(
        { 'index.mdx': page('Start', 'See [other](/other#some-plaec).'), 'other.mdx': other },
        { strict: true },
      ),
    ).toMatchInlineSnapshot(`
      "content/index.mdx:8:5: the link "/other#some-plaec" has an anchor that the page /other does not have.
        Did you mean "some-place"? Anchors are the headings and row names of the page in lower case with hyphens."
    `);
  });

  test('a missing image stops the build', async () => {
    expect(
      await errorOf({
        'index.mdx': page('Start', '![A](/pictures/shop.svg)\n\n<img src="/no.svg" alt="" />\n'),
        'public/pictures/shot.svg': '<svg/>',
      }),
    ).toMatchInlineSnapshot(`
      "content/index.mdx:8:1: the image "/pictures/shop.svg" does not exist.
        Did you mean "/pictures/shot.svg"? Images belong in the folder public/ next to the pages: "/x.svg" is public/x.svg.
      content/index.mdx:10:1: the image "/no.svg" does not exist.
        Images belong in the folder public/ next to the pages: "/x.svg" is public/x.svg."
    `);
  });

  test('an image is referenced by its address, not by a path relative to the page', async () => {
    expect(
      await errorOf({
        'index.mdx': page('Start'),
        'cli/sync.mdx': page('Sync', '![A](../public/shot.svg) ![B](shot.svg)\n'),
        'cli/shot.svg': '<svg/>',
        'public/shot.svg': '<svg/>',
      }),
    ).toMatchInlineSnapshot(`
      "content/cli/sync.mdx:8:1: the image "../public/shot.svg" does not exist.
        Images belong in the folder public/ next to the pages: "/x.svg" is public/x.svg.
      content/cli/sync.mdx:8:26: the image "shot.svg" does not exist.
        Did you mean "/shot.svg"? Images belong in the folder public/ next to the pages: "/x.svg" is public/x.svg."
    `);
  });
});

describe('a draft', () => {
  const draft = (title: string) => page(title).replace('---\n', '---\ndraft: true\n');
  const pages = {
    'index.mdx': page('Start'),
    'plain.mdx': page('Plain'),
    'next.mdx': draft('Next'),
    'soon/sooner.mdx': draft('Sooner').replace('# ', '# [No page](/nowhere), <Nothing />'),
  };
  const sidebars = {
    main: [
      { items: ['index', 'plain', 'next', { label: 'Branch', items: ['soon/sooner'] }] },
      { heading: 'Soon', items: [{ label: 'Empty without drafts', items: ['soon/sooner'] }] },
    ],
  };
  const withOne = { main: [{ items: ['index', 'plain', { label: 'Soon', items: ['next'] }] }] };

  test('is left out with a note, along with its problems and the branches and groups that only contain it', async () => {
    const { documents, sidebars: filled, warnings } = await read(pages, { sidebars });
    expect(documents.map(({ route }) => route)).toEqual(['/', '/plain']);
    expect(filled.byName.get('main')).toEqual([
      {
        items: [
          { label: 'Start', href: '/' },
          { label: 'Plain', href: '/plain' },
        ],
      },
    ]);
    expect(filled.positions.map(({ document }) => document.id)).toEqual(['index', 'plain']);
    expect(warnings).toContain('content/next.mdx: the page is a draft, so it is left out.');
    expect(warnings).toContain('content/soon/sooner.mdx: the page is a draft');
  });

  test('does not stop a strict build', async () => {
    await expect(read(pages, { sidebars, strict: true })).resolves.toBeDefined();
  });

  test('is a page with a badge when drafts are shown', async () => {
    const shown = await read(
      { 'index.mdx': page('Start'), 'plain.mdx': page('Plain'), 'next.mdx': draft('Next') },
      { sidebars: withOne, includeDrafts: true },
    );
    expect(shown.sidebars.byName.get('main')![0]!.items[2]).toMatchObject({
      items: [{ label: 'Next', href: '/next', badge: 'Draft' }],
    });
    expect(shown.warnings).toBe('');
  });

  test.each([
    ['a link', { 'plain.mdx': page('Plain', '[Next](/next).') }, {}],
    ['a relative link', { 'plain.mdx': page('Plain', '[Next](./next.mdx).') }, {}],
    [
      'a link in the settings',
      {},
      { settings: { footer: { copyright: '©', links: [{ label: 'Next', href: '/next' }] } } },
    ],
    ['a redirect', {}, { redirects: { '/later': '/next' } }],
  ])('%s to it is reported', async (_name, changed, options) => {
    const found = await errorOf(
      { 'index.mdx': page('Start'), 'plain.mdx': page('Plain'), 'next.mdx': draft('Next'), ...changed },
      { sidebars: withOne, ...options, strict: true },
    );
    expect(found).toMatch(/the link "[./]+next(\.mdx)?" leads to a draft, which is left out\./);
  });

  test('its address is not reported as new, and it cannot replace a published page', async () => {
    const all = { 'index.mdx': page('Start'), 'plain.mdx': page('Plain'), 'next.mdx': draft('Next') };
    const unpublished = { ...all, '_addresses.txt': '/\n/plain\n/search\n' };
    const published = { ...all, '_addresses.txt': '/\n/next\n/plain\n/search\n' };
    await expect(
      read(unpublished, { sidebars: withOne, strict: true, includeDrafts: true }),
    ).resolves.toBeDefined();
    expect(await errorOf(published, { sidebars: withOne })).toContain(
      'content/_addresses.txt:2: the address /next was published, but no longer has a page or a redirect.',
    );
  });
});

test('links to a renamed page are reported with its new address, and so is its missing redirect', async () => {
  const found = await errorOf(
    {
      'index.mdx': page('Start', '[Runs](/guides/runs#retries)'),
      'guides/job-runs.mdx': page('Runs'),
      'guides/rbac.mdx': page('Roles'),
      '_addresses.txt': '/\n/guides/rbac\n/guides/runs\n/search\n',
    },
    { sidebars: {} },
  );
  expect(found).toContain(
    'the link "/guides/runs#retries" leads to an address that moved.\n  Write "/guides/job-runs" instead.',
  );
  expect(found).toContain('Add "/guides/runs: /guides/job-runs" to content/_redirects.yml');
  expect(found).toContain('If it was never public, remove the line.');
});
