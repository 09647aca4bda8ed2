import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pLimit from 'p-limit';

import { writeFiles } from '../fixtures/generated/layouts';
import { copyContent, ended, startBuild } from '../fixtures/startBuild';
import { fixtures, type Fixture } from './folders';

// Builds the fixture sites that end-to-end tests visit. The documentation itself is built by its own command.
await pLimit(2).map(
  Object.values(fixtures).map((fixture) => () => build(fixture)),
  (work) => work(),
);

/** Builds a copy of a fixture site in its own process. */
async function build({
  name,
  content = name,
  folder,
  files,
  changes = {},
  environment = {},
}: Fixture): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (files) writeFiles(folder, files);
  else copyContent(content, folder);
  for (const [file, [from, to]] of Object.entries(changes)) {
    const path = join(folder, 'content', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say ${JSON.stringify(from)}.`);
    writeFileSync(path, text.replace(from, to));
  }
  const { code, errors } = await ended(startBuild(name, folder, { env: { ...process.env, ...environment } }));
  if (code !== 0) throw new Error(errors);
}
