import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';

import { globSync } from 'tinyglobby';

import { noMemo } from '../memo';
import { SiteError } from '../problem';
import { createReference } from './createReference';
import { parseExamples } from './parseExamples';
import type { Reference } from './model';

/**
 * Reads every `.proto` file under a folder into the model, and the examples in `examples.yml`. Imports are resolved
 * only there.
 *
 * @param root Root of the project: paths in problems are relative to it.
 * @param memo Reuses the reference if its files haven't changed. @default nothing is kept
 * @throws {SiteError} With every problem at once, or if the folder doesn't exist or has no definitions.
 */
export function readReference(folder: string, root = process.cwd(), memo = noMemo): Reference {
  const absolute = resolve(root, folder);
  const fromRoot = relative(root, absolute);
  const isOutside = fromRoot.startsWith('..') || isAbsolute(fromRoot);
  const name = (isOutside ? absolute : fromRoot).replaceAll(sep, '/');
  const paths = globSync('**/*.proto', { cwd: absolute, followSymbolicLinks: false });
  if (paths.length === 0) {
    const message = existsSync(absolute) ? 'the folder has no .proto files.' : 'the folder does not exist.';
    const fix = 'Name the folder at which the paths of imports begin.';
    throw new SiteError([{ file: name, message, fix }]);
  }
  const sources = paths.map((path) => ({
    path,
    file: posix.join(name, path),
    bytes: readFileSync(join(absolute, path)),
  }));
  const examplesPath = join(absolute, 'examples.yml');
  const yaml = existsSync(examplesPath) ? readFileSync(examplesPath, 'utf8') : '';
  const fingerprint = JSON.stringify([yaml, sources.map(({ file, bytes }) => [file, hash('sha256', bytes)])]);
  return memo(absolute, [fingerprint], () => {
    const reference = createReference(sources);
    return { ...reference, examples: parseExamples(yaml, posix.join(name, 'examples.yml'), reference) };
  });
}
