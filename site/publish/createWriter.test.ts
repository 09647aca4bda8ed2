import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { createWriter } from './createWriter';

afterEach(() => vi.restoreAllMocks());

function writeBeside(publicFiles: Record<string, string>) {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const folder = temporaryFolder({ 'dist/index.html': 'home', ...publicFiles });
  const write = createWriter(join(folder, 'dist'), join(folder, 'content/public'));
  return { folder, write, said: () => warn.mock.calls.flat() };
}

test('keeps a writer’s file, and warns that it replaces the file from the build', () => {
  const { folder, write, said } = writeBeside({ 'content/public/sitemap.xml': 'mine' });
  write('/sitemap.xml', 'of the build');
  expect(existsSync(join(folder, 'dist/sitemap.xml'))).toBe(false);
  const file = relative(process.cwd(), join(folder, 'content/public/sitemap.xml'));
  expect(said()).toEqual([
    `${file}: this file is published instead of the one that the build writes.\n  Remove it, unless you want to keep it up to date yourself.`,
  ]);
});

test('any other file is written without a warning', () => {
  const { folder, write, said } = writeBeside({ 'content/public/robots.txt': 'mine' });
  write('/a/b.json', '{}');
  expect(readFileSync(join(folder, 'dist/a/b.json'), 'utf8')).toBe('{}');
  expect(said()).toEqual([]);
});

test.each(['/../x.html', 'a/../../x.html', '..'])(
  '%s is not written, since it is outside the site',
  (path) => {
    const { folder, write } = writeBeside({});
    expect(() => write(path, 'x')).toThrow('expected the path of a file in this folder, found ');
    expect(existsSync(join(folder, 'x.html'))).toBe(false);
  },
);
