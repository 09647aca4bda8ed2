import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSite } from '../createSite';
import { settings } from '../fixtures/small/settings';
import { caching } from '../host/headerRules';
import { headersAt, parseHeaders } from '../host/headersFile';
import { inlineScripts, sourceHash } from '../publish/headers/inlineScripts';
import { tagsOf } from '../publish/tagsOf';
import { buildSite } from './buildSite';

/** A copy of the fixture site, which tests may break. */
const room = mkdtempSync(join(tmpdir(), 'site-'));
const small = join(import.meta.dirname, '..', 'fixtures', 'small');
const outDir = join(room, 'dist');

/** A built file. */
const read = (path: string) => readFileSync(join(outDir, path), 'utf8');

/** Addresses in the article of a built page. */
const addressesIn = (path: string) =>
  [...(/<article.*<\/article>/s.exec(read(path))?.[0] ?? '').matchAll(/ (?:href|src)="([^"#]+)/g)].map(
    ([, address]) => address!,
  );

/** Builds the copy in a process of its own. */
function build(): Promise<{ code: number; errors: string }> {
  const tsx = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'tsx');
  return new Promise((resolve) => {
    execFile(tsx, [join(small, '..', 'build.ts'), 'small', room], (error, _output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, errors });
    });
  });
}

beforeAll(async () => {
  cpSync(join(small, 'content'), join(room, 'content'), { recursive: true });
  const { code, errors } = await build();
  if (code !== 0) throw new Error(errors);
}, 120_000);

afterAll(() => rmSync(room, { recursive: true, force: true }));

describe('the built site', () => {
  test('has every page at its address, and a page for unknown addresses', () => {
    expect(globSync('**/*.html', { cwd: outDir }).sort()).toEqual([
      '404.html',
      'elements.html',
      'guides.html',
      'guides/lighting.html',
      'guides/moving.html',
      'index.html',
      'plain.html',
      'reference.html',
      'reference/lamps.html',
      'reference/quotes.html',
      'search.html',
    ]);
  });

  test('has the files of the public folder as they are', () => {
    for (const file of ['lamps.csv', 'stripes.svg']) {
      expect(read(file)).toBe(readFileSync(join(small, 'content/public', file), 'utf8'));
    }
  });

  test('has a packed file beside each page', () => {
    for (const file of globSync('**/*.html', { cwd: outDir })) {
      expect(existsSync(join(outDir, `${file}.br`))).toBe(true);
      expect(existsSync(join(outDir, `${file}.gz`))).toBe(true);
    }
  });

  test('names the packages that browsers get something of, and no others, with their licenses', () => {
    const named = new Map(
      read('licenses.txt')
        .split(/\n-{80}\n/)
        .slice(1)
        .map((part) => [/^\n(\S+) \S+\nLicense: \S+\n\n\S/.exec(part)?.[1], part]),
    );
    // Scripts of the app, of the search and of its worker, and fonts.
    const shipped = ['react', 'react-dom', '@radix-ui/react-dialog', 'stemmer'];
    for (const name of [...shipped, '@fontsource-variable/schibsted-grotesk']) {
      expect([...named.keys()]).toContain(name);
    }
    expect(named.get('react')).toContain('Permission is hereby granted');
    expect(named.get('@fontsource-variable/spline-sans-mono')).toContain('SIL OPEN FONT LICENSE');
    // What only draws pages, what only checks and builds them, and what its settings do without.
    for (const name of [
      'typescript',
      'unified',
      'shiki',
      'harfbuzzjs',
      'algoliasearch',
      '@fontsource/schibsted-grotesk',
    ]) {
      expect([...named.keys()]).not.toContain(name);
    }
  });

  test('has the base before every address', () => {
    for (const file of globSync('**/*.html', { cwd: outDir })) {
      const own = [...read(file).matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
      expect(own.filter((address) => !address!.startsWith('/docs/'))).toEqual([]);
    }
  });

  test('has links without index.html and .html, also where they were written as files', () => {
    expect(addressesIn('guides.html')).toEqual([
      '/docs/guides/lighting',
      '/docs/guides/moving',
      '/docs/',
      '/docs/elements',
    ]);
  });

  test('names each page, and takes its description from its front matter', () => {
    expect(read('index.html')).toContain('<title>Lighthouse | A small site for trying things</title>');
    expect(read('guides/lighting.html')).toContain('<title>Light the lamp | Lighthouse</title>');
    expect(read('guides/lighting.html')).toContain(
      '<meta name="description" content="Light the lamp in two steps.">',
    );
    expect(read('404.html')).toContain('<title>Page not found | Lighthouse</title>');
  });

  test('begins with the default color mode', () => {
    expect(read('index.html')).toContain('<html lang="en" dir="ltr" data-theme="dark">');
  });

  test('shows an announcement that cannot be dismissed without a button', () => {
    const bar = /<section aria-label="Announcement".*?<\/section>/s.exec(read('index.html'))?.[0];
    expect(bar).toContain('Version 1 gets no more updates.');
    expect(bar).toContain('href="/docs/guides/moving"');
    expect(bar).not.toContain('<button');
  });

  test('has one heading of rank 1 on each page, without the permalink of Rspress', () => {
    for (const file of globSync('**/*.html', { cwd: outDir, ignore: '404.html' })) {
      // What waits in templates is no heading of the page.
      const shown = read(file).replace(/<template\b[^]*?<\/template>/g, '');
      expect(shown.match(/<h1/g)).toHaveLength(1);
      expect(read(file)).not.toContain('rp-header-anchor');
    }
  });

  test.each(['elements.html', 'plain.html'])('draws diagrams, tables and code in %s', (file) => {
    const html = read(file);
    expect(html).toMatch(/role="img" aria-label="The (lamp|wind)[^"]*"><svg /);
    expect(html).toMatch(/<tr[^>]* id="(oil|wind)"/);
    expect(html).toContain('highlighted');
    expect(html).toMatch(/<span class="code-key">/);
  });

  test('has every element of the page that shows them all', () => {
    const html = read('elements.html');
    for (const kind of ['note', 'tip', 'warning', 'danger'])
      expect(html).toContain(`This is ${kind === 'danger' ? 'dangerous' : `a ${kind}`}.`);
    expect(html.match(/role="tablist"/g)).toHaveLength(2);
    expect(html).toContain('<kbd>Ctrl</kbd>');
    expect(html.match(/type="checkbox"/g)).toHaveLength(5);
    expect(html.match(/<th /g)).toHaveLength(10);
    expect(html).toContain('src="/docs/stripes.svg" alt="The same three stripes, from JSX"');
  });
});

describe('what the built site tells its host', () => {
  test('is a policy that knows the scripts in its pages, and refuses every other', () => {
    const [, policy] = /Content-Security-Policy: (.*)/.exec(read('_headers'))!;
    for (const file of globSync('**/*.html', { cwd: outDir })) {
      for (const source of inlineScripts(tagsOf(read(file)))) expect(policy).toContain(sourceHash(source));
    }
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
  });

  test('is that browsers keep for good what is named after its content', () => {
    const rules = parseHeaders(read('_headers'));
    const kept = globSync('**', { cwd: outDir }).filter(
      (file) => headersAt(`/docs/${file}`, rules)['Cache-Control'] === caching.hashed,
    );
    expect(kept.length).toBeGreaterThan(5);
    for (const file of kept) expect(file).toMatch(/^static\/.*\.([\da-f]{10}|[\dA-Z]{8})\./);
  });

  test('is where addresses lead that moved, under the base', () => {
    expect(read('_redirects')).toBe(
      [
        '/docs/lights /docs/guides/lighting 301',
        '/docs/lights/ /docs/guides/lighting 301',
        '/docs/lights/oil /docs/elements#oil 301',
        '/docs/lights/oil/ /docs/elements#oil 301',
        '/docs/builder https://example.com/builder 301',
        '/docs/builder/ https://example.com/builder 301\n',
      ].join('\n'),
    );
  });

  test('is, to GitHub Pages, that files are sent as they are', () => {
    expect(read('.nojekyll')).toBe('');
  });
});

describe('a build that fails', () => {
  const page = join(room, 'content/guides/lighting.mdx');

  /** Builds with something added to a page, expects that to fail and the last good output to stay in place; gives what is reported. */
  async function failWith(text: string): Promise<string> {
    const before = read('guides/lighting.html');
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, `${source}\n${text}\n`);
    const { code, errors } = await build();
    writeFileSync(page, source);
    expect(code).toBe(1);
    expect(read('guides/lighting.html')).toBe(before);
    expect(globSync('dist.*', { cwd: room, onlyDirectories: true })).toEqual([]);
    return errors;
  }

  test('for what a writer can mend says so and nothing else', async () => {
    expect((await failWith('[Nowhere](/nowhere)')).trim()).toMatchInlineSnapshot(`
      "content/guides/lighting.mdx:28:1: the link "/nowhere" leads to no page.
        Link to the address of a page: its path without the extension, as in "/cli/sync"."
    `);
  }, 120_000);

  test('for what the policy refuses names the page', async () => {
    expect(await failWith("<p style={{ color: 'red' }}>Red</p>")).toContain(
      `
guides/lighting.html: the inline style style="color:red" is refused by the Content Security Policy.
  Use an element or a class of the design system.
`,
    );
  }, 120_000);

  test('while pages are drawn leaves the last good output in place', async () => {
    expect(await failWith('{[].nothing.atAll}')).toContain('guides/lighting.mdx');
  }, 120_000);

  test('because another one writes the same site says so, and leaves its files alone', async () => {
    const others = { lock: `${outDir}.lock`, draft: `${outDir}.draft/half.html` };
    mkdirSync(`${outDir}.draft`);
    writeFileSync(others.draft, '');
    writeFileSync(others.lock, String(process.pid));
    const { code, errors } = await build();
    expect(code).toBe(1);
    expect(errors).toContain(`another build, process ${process.pid}, is writing the site.`);
    expect(Object.values(others).filter((file) => !existsSync(file))).toEqual([]);
    // Of one that was killed nothing is left in the way.
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(others.lock, String(pid));
    expect(await failWith('[Nowhere](/nowhere)')).toContain('leads to no page');
  }, 120_000);

  test('without a word leaves the last good output in place', async () => {
    const before = read('index.html');
    const config = createSite(settings, { root: room, settingsFile: 'settings.ts', strict: true });
    const silent = { name: 'silent', afterBuild: () => rmSync(`${outDir}.draft/404.html`) };
    const plugins = [...(config.plugins ?? []), silent];
    await expect(buildSite({ ...config, plugins })).rejects.toThrow(
      'The build ended without writing any page.',
    );
    expect(read('index.html')).toBe(before);
    expect(globSync('dist.*', { cwd: room, onlyDirectories: true })).toEqual([]);
  }, 120_000);
});
