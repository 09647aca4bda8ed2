import { mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { keptFiles } from './keptFiles';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content);

test('a file is read once, and anew when it has changed', async () => {
  const read = keptFiles(folder);
  write('page.html', 'old');
  const old = read('page.html', [])!;
  expect(old.body.toString()).toBe('old');
  expect(read('page.html', [])).toBe(old);
  write('page.html', 'new and longer');
  await nextTurn();
  expect(read('page.html', [])!.body.toString()).toBe('new and longer');
  const changed = read('page.html', [])!.headers.ETag;
  utimesSync(join(folder, 'page.html'), new Date(0), new Date(0));
  await nextTurn();
  expect(read('page.html', [])!.headers.ETag).not.toBe(changed);
  rmSync(join(folder, 'page.html'));
  await nextTurn();
  expect(read('page.html', [])).toBeUndefined();
});

test('the smallest copy that is understood is taken', () => {
  const read = keptFiles(folder);
  write('a.css', 'plain');
  write('a.css.gz', 'gzip');
  write('a.css.br', 'brotli');
  const bodyFor = (...encodings: string[]) => {
    const { body, headers } = read('a.css', encodings)!;
    return `${body} ${headers['Content-Encoding'] ?? 'none'} ${headers['Content-Type']}`;
  };
  expect(bodyFor('gzip', 'br')).toBe('brotli br text/css; charset=utf-8');
  expect(bodyFor('gzip')).toBe('gzip gzip text/css; charset=utf-8');
  expect(bodyFor()).toBe('plain none text/css; charset=utf-8');
});

test('large files, folders, and what cannot be a path are left to others', () => {
  const read = keptFiles(folder);
  write('film.bin', Buffer.alloc(1024 * 1024 + 1));
  for (const file of ['film.bin', '.', 'a.css/b', 'x'.repeat(5000)]) expect(read(file, [])).toBeUndefined();
});

test('no more is held than fits: what was read before is read anew', () => {
  const read = keptFiles(folder);
  const files = Array.from({ length: 100 }, (_, index) => `${index}.bin`);
  for (const file of files) {
    write(file, '');
    truncateSync(join(folder, file), 1024 * 1024);
  }
  const first = read(files[0]!, []);
  expect(read(files[0]!, [])).toBe(first);
  for (const file of files) read(file, []);
  expect(read(files[0]!, [])).not.toBe(first);
});
