import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import pLimit from 'p-limit';

import { writeFiles } from '../bench/sites/benchSites';
import { generateSite } from '../bench/sites/generateSite';
import { siteFiles } from '../bench/sites/layouts';
import { fixtures, generated, root, type Fixture, type GeneratedSite } from './folders';

const loader = pathToFileURL(join(root, 'site', 'typescript.mjs')).href;

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
  await run([join(root, 'site', 'bench', 'folder.ts'), 'build'], {}, folder);
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
  await run([join(root, 'site', 'fixtures', 'build.ts'), name, folder], environment);
}

/** Runs a module of the project in a process of its own. */
async function run(call: string[], environment: Record<string, string> = {}, cwd = root): Promise<void> {
  const env = { ...process.env, ...environment };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, ['--import', loader, ...call], options);
}
