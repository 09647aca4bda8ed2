import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { functionFiles, hostFiles } from '../host/hostFiles';
import { parseSettings } from '../settings/parseSettings';
import { writeHostFiles } from './writeHostFiles';

const settings = parseSettings({ ...smallestSettings, base: '/docs/' }, 'settings.ts');
const css = 'path { fill: #111 }';

/** Writes the files of a small site, and returns a function that reads one, undefined if it isn't there. */
async function written() {
  const outDir = temporaryFolder({
    'index.html': '',
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><style>${css}</style><path d="M0 0h9"/></svg>`,
  });
  const inline = { scripts: new Set(['let lamp;']), styles: new Set<string>() };
  await writeHostFiles(outDir, settings, [{ from: '/old', to: '/new' }], inline);
  return (name: string) => {
    const file = join(outDir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
}

test('a site gets every file for hosts, except those for assistants, and a marker for GitHub Pages', async () => {
  const read = await written();
  const names = [...Object.keys({ ...hostFiles, ...functionFiles }), '.nojekyll'];
  expect(names.filter((name) => read(name) !== undefined)).toEqual([
    '_headers',
    '_redirects',
    '_nginx.conf',
    '.nojekyll',
  ]);
});

test('redirects have the base', async () => {
  const read = await written();
  expect(read('_redirects')).toContain('/docs/old /docs/new 301');
  expect(read('_nginx.conf')).toContain('location = "/docs/old"');
});

test.each(['_headers', '_nginx.conf'])(
  'the policy in %s allows inline scripts and the styles of the icon',
  async (name) => {
    const read = await written();
    const hashOf = (source: string) => `'sha256-${hash('sha256', source, 'base64')}'`;
    expect(read(name)).toContain(hashOf('let lamp;'));
    expect(read(name)).toContain(hashOf(css));
  },
);
