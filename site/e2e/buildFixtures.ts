import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pLimit from 'p-limit';

import { generateSite } from '../fixtures/generated/generateSite';
import { siteFiles, writeFiles } from '../fixtures/generated/layouts';
import { copyContent, ended, startBuild, startModule } from '../fixtures/startBuild';
import { fixtures, generated, root, type Fixture, type GeneratedSite } from './folders';

// Builds the fixture sites that end-to-end tests visit. The documentation itself is built by its own command.
await pLimit(2).map(
  [
    ...Object.values(generated).map((site) => () => generate(site)),
    ...Object.values(fixtures).map((fixture) => () => build(fixture)),
  ],
  (work) => work(),
);

async function generate({ folder, pages }: GeneratedSite): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, siteFiles(generateSite(pages)));
  await succeed(startModule([join(root, 'site', 'fixtures', 'generated', 'build.ts')], { cwd: folder }));
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
  copyContent(content, folder);
  for (const [file, [from, to]] of Object.entries(changes)) {
    const path = join(folder, 'content', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say ${JSON.stringify(from)}.`);
    writeFileSync(path, text.replace(from, to));
  }
  await succeed(startBuild(name, folder, { env: { ...process.env, ...environment } }));
}

async function succeed(child: ChildProcess): Promise<void> {
  const { code, errors } = await ended(child);
  if (code !== 0) throw new Error(errors);
}
