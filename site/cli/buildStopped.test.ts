import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const fixtures = join(import.meta.dirname, '..', 'fixtures');

/** A copy of the fixture site, where operators have theirs: names have blanks and letters of all languages. */
const room = mkdtempSync(join(tmpdir(), 'a folder, größer '));
const outDir = join(room, 'dist');

beforeAll(() => cpSync(join(fixtures, 'small', 'content'), join(room, 'content'), { recursive: true }));
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** Builds the copy in a process of its own. */
function build(options: SpawnOptions = {}): ChildProcess {
  const loader = join(fixtures, '..', 'typescript.mjs');
  return spawn(process.execPath, ['--import', loader, join(fixtures, 'build.ts'), 'small', room], options);
}

async function ended(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  child.stdout!.resume();
  const [errors, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  return { code: code as number | null, errors };
}

/** The built files with what is in them. */
const built = async () =>
  Promise.all(
    globSync('**', { cwd: outDir, dot: true })
      .toSorted()
      .map(async (file) => [file, (await readFile(join(outDir, file))).toString('base64')]),
  );

test('a build that is killed leaves the last good site whole, and the next one is not in its way', async () => {
  expect(await ended(build())).toMatchObject({ code: 0 });
  const before = await built();
  expect(before.length).toBeGreaterThan(50);

  const killed = build();
  const end = once(killed, 'exit');
  await vi.waitUntil(() => globSync('**/*.html', { cwd: `${outDir}.draft` }).length > 0, 100_000);
  killed.kill('SIGKILL');
  await end;
  expect(existsSync(`${outDir}.lock`)).toBe(true);
  expect(await built()).toEqual(before);

  expect(await ended(build())).toMatchObject({ code: 0 });
  expect(await built()).toEqual(before);
  expect(globSync('dist.*', { cwd: room, onlyFiles: false })).toEqual([]);
}, 300_000);

/** Whether any user of the machine can get to a folder. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpen(dirname(folder)));

// A superuser may write everywhere, so the build has to run as somebody else, who has to get to the project.
const isRoot = process.getuid?.() === 0;

test.skipIf(isRoot && !isOpen(fixtures))(
  'who may not write beside the sources is told what a build writes',
  async () => {
    chmodSync(room, 0o555);
    const anybody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    const { code, errors } = await ended(build(anybody));
    chmodSync(room, 0o755);
    expect(code).toBe(1);
    expect(errors).toContain(
      'dist.lock: this user may not do that there. A build writes into node_modules/.cache',
    );
  },
  120_000,
);
