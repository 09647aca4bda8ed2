import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { openCache } from '../cache';
import { linkReference, parseSources } from '../reference/createReference';
import { fileExamples } from '../reference/examples/fileExamples';
import { typesOf } from '../reference/examples/typesOf';
import { schemaSource } from '../reference/request/schemaOf';
import { highlight } from '../render/pages/highlight';
import { referenceDataOf } from '../render/pages/referenceDataOf';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';

// Makes the reference of the documentation once and prints how long each step took, in milliseconds for each file.
const settings = readSettings(input, 'site/settings/site.ts');
const reference = settings.reference!;
const folder = join(import.meta.dirname, '..', '..', reference.root);
const sources = globSync('**/*.proto', { cwd: folder }).map((path) => ({
  path,
  file: join(reference.root, path),
  bytes: readFileSync(join(folder, path)),
}));
// Loading a highlighter is part of every build that has code in it.
await highlight('{}', 'json');

let since = performance.now();
const each = () => {
  const took = (performance.now() - since) / sources.length;
  since = performance.now();
  return took;
};
const parsed = parseSources(sources);
const parse = each();
const { files } = linkReference(parsed);
const model = each();
const types = typesOf({ files });
const source = schemaSource({ files }, types);
const now = new Date(0);
for (const file of files) fileExamples(file, { types, clients: reference.clients, now });
const examples = each();
// Highlighting makes the examples once more, which takes less time now than at first: what is left over is highlighting, at most.
const cacheFolder = mkdtempSync(join(tmpdir(), 'examples-'));
const options = { base: settings.base, reference, source, now, cache: openCache(cacheFolder) };
for (const file of files) await referenceDataOf(file, options);
const highlighted = each();
for (const file of files) await referenceDataOf(file, options);
const again = each();
rmSync(cacheFolder, { recursive: true });
console.log(JSON.stringify({ files: files.length, parse, model, examples, highlight: highlighted, again }));
