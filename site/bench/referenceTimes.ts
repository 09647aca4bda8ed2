import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { openCache } from '../cache';
import { referenceDataOf } from '../render/pages/referenceDataOf';
import { highlight } from '../render/pages/highlight';
import { linkReference, parseSources } from '../reference/createReference';
import { fileExamples } from '../reference/examples/fileExamples';
import { schemaSource } from '../reference/request/schemaOf';
import { typesOf } from '../reference/examples/typesOf';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';

/** How long each step of making the reference takes, in milliseconds for each file. */
export interface ReferenceTimes {
  files: number;
  parse: number;
  model: number;
  examples: number;
  highlight: number;
  /** Highlighting where an earlier build has highlighted the same examples. */
  again: number;
}

// Makes the reference of the documentation once and prints how long each step took.
const root = join(import.meta.dirname, '..', '..');
const settings = readSettings(input, 'site/settings/site.ts');
const reference = settings.reference!;
const folder = join(root, reference.root);
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
const { clients } = reference;
for (const file of files) fileExamples(file, { types, clients, now });
const examples = each();
// Highlighting makes the examples once more, which takes less time now than at first: what is left over is highlighting, at most.
const keptIn = mkdtempSync(join(tmpdir(), 'examples-'));
const highlightAll = async () => {
  const options = { base: settings.base, reference, source, now, cache: openCache(keptIn) };
  for (const file of files) await referenceDataOf(file, options);
  return each();
};
const highlighted = await highlightAll();
const again = await highlightAll();
rmSync(keptIn, { recursive: true });
const times: ReferenceTimes = {
  files: files.length,
  parse,
  model,
  examples,
  highlight: highlighted,
  again,
};
console.log(JSON.stringify(times));
