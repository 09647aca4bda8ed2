import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { cacheFolder } from '../../cache';
import { createPageCompiler } from './pageCompiler';

const source = '---\ntitle: Sync\ndescription: Brings data.\n---\n\n# Sync\n\nSee [the way](./way.md).\n';

/** A site with two pages, and where its modules are kept. */
function siteOf() {
  const root = temporaryFolder({ 'content/sync.md': source, 'content/way.md': '# Way\n' });
  const cache = cacheFolder('modules', root);
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  const open = (base = '/docs/') => {
    const compiler = createPageCompiler({ root: join(root, 'content'), base }, root, 2);
    const compile = (changes = {}) =>
      compiler.compile({
        source,
        filepath: join(root, 'content/sync.md'),
        data: { title: 'Sync', description: 'Brings data.', alternates: [] },
        ...changes,
      });
    return { compile, close: compiler.close };
  };
  return { root, cache, open };
}

test('a page becomes a module that knows its links and what the site knows of it', async () => {
  const { open } = siteOf();
  const { compile, close } = open();
  const code = await compile();
  await close();
  expect(code).toContain('export default function MDXContent');
  expect(code).toContain('/docs/way');
  expect(code).toContain('"description":"Brings data."');
  expect(code).toContain('"alternates":[]');
}, 60_000);

test('what a page leads to has the base before it, in the links of requests too', async () => {
  const { root, open } = siteOf();
  const { compile, close } = open();
  const fence = '```json try="/api/job.proto#jobservice.getjob"\n{}\n```\n';
  const code = await compile({
    source: `${fence}\n<b>[a](/way)</b>\n`,
    filepath: join(root, 'content/a.mdx'),
  });
  await close();
  expect([...code.matchAll(/href\\":\\"([^"\\#~]*)/g)].map(([, href]) => href)).toEqual([
    '/docs/api/job.proto',
    '/docs/way',
  ]);
}, 60_000);

test('an unchanged page of an unchanged site is not compiled again', async () => {
  const { open, cache } = siteOf();
  const first = open();
  await first.compile();
  await first.close();
  const [name] = readdirSync(cache);
  const keep = () => writeFileSync(join(cache, name!), 'kept');

  keep();
  const second = open();
  expect(await second.compile()).toBe('kept');
  expect(await second.compile({ source: `${source}More.\n` })).toContain('More.');
  expect(
    await second.compile({ data: { title: 'Sync', alternates: [{ type: 'a/b', href: '/', title: 'T' }] } }),
  ).toContain('a/b');
  await second.close();

  keep();
  const third = open('/manual/');
  expect(await third.compile()).not.toBe('kept');
  await third.close();
  expect(readdirSync(cache)).not.toContain(name);
}, 60_000);

test('a page that cannot be compiled says why', async () => {
  const { open } = siteOf();
  const { compile, close } = open();
  await expect(compile({ source: '<Open>\n', filepath: '/site/open.mdx' })).rejects.toThrow(/closing tag/);
  await close();
}, 60_000);
