import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

import { cacheFolder } from '../cache';

const project = join(import.meta.dirname, '..', '..');
const rooms = join(project, 'reports', 'twice');

/** Builds a fixture site in a process and a folder of its own, with nothing that an earlier build kept. */
async function build(name: string, room: string, environment: Record<string, string>): Promise<string> {
  const root = join(rooms, room, name);
  rmSync(root, { recursive: true, force: true });
  for (const kind of ['compressed', 'examples', 'pages', 'social-images', 'texts']) {
    for (const site of [root, join(root, 'content')]) {
      rmSync(cacheFolder(kind, site), { recursive: true, force: true });
    }
  }
  cpSync(join(project, 'site', 'fixtures', name, 'content'), join(root, 'content'), { recursive: true });
  const tsx = join(project, 'node_modules', '.bin', 'tsx');
  const call = [join(project, 'site', 'fixtures', 'build.ts'), name, root];
  const env = { ...process.env, ...environment };
  await promisify(execFile)(tsx, call, { cwd: project, env, maxBuffer: 64 * 1024 * 1024 });
  return join(root, 'dist');
}

/** The first file in which two folders differ, and where, or undefined when they are the same. */
function firstDifference(one: string, other: string): string | undefined {
  const options = { dot: true };
  const [files, otherFiles] = [one, other].map((cwd) => globSync('**/*', { ...options, cwd }).sort());
  for (const file of new Set([...files!, ...otherFiles!])) {
    if (!files!.includes(file) || !otherFiles!.includes(file)) return `${file} is only in one of them`;
    const [content, otherContent] = [one, other].map((folder) => readFileSync(join(folder, file)));
    if (content!.equals(otherContent!)) continue;
    const at = content!.findIndex((byte, index) => byte !== otherContent![index]);
    const around = [content!, otherContent!].map((bytes) =>
      JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 40).toString()),
    );
    return `${file} differs at byte ${at}: ${around.join(' and ')}`;
  }
  return undefined;
}

describe('a site that is built twice from the same files', () => {
  test.each(['small', 'versions'])(
    'is the same to the byte, pictures too, wherever and in whatever language: %s',
    async (name) => {
      const [one, other] = await Promise.all([
        build(name, 'one', { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }),
        build(name, 'two', { TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' }),
      ]);
      expect(globSync('static/social/**/*.png', { cwd: one }).length).toBeGreaterThan(3);
      expect(firstDifference(one, other)).toBeUndefined();
    },
    180_000,
  );

  test('is told from another one by the first file that differs', () => {
    const [one, other] = ['small', 'versions'].map((name) => join(rooms, 'one', name, 'dist'));
    expect(firstDifference(one!, other!)).toMatch(/^404\.html differs at byte \d+: /);
  });
});
