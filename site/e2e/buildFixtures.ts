import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { fixtures, root, type Fixture } from './folders';

/** Builds the fixture sites that tests visit; the documentation itself is built by the command before. */
export default async function buildFixtures(): Promise<void> {
  for (const fixture of Object.values(fixtures)) await build(fixture);
}

/** Builds a copy of a fixture site in a process of its own. */
async function build({
  name,
  content = name,
  folder,
  changes = {},
  environment = {},
}: Fixture): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'site', 'fixtures', content, 'content'), join(folder, 'content'), { recursive: true });
  for (const [file, [from, to]] of Object.entries(changes)) {
    const path = join(folder, 'content', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say ${JSON.stringify(from)}.`);
    writeFileSync(path, text.replace(from, to));
  }
  const tsx = join(root, 'node_modules', '.bin', 'tsx');
  await promisify(execFile)(tsx, [join(root, 'site', 'fixtures', 'build.ts'), name, folder], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
}
