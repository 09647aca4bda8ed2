import { type Fault, type Problem, SiteError } from '../problem';
import { textFault } from '../textFault';
import { linkComments } from './linkComments';
import type { Reference } from './model';
import { assignSymbolAnchors } from './read/anchors';
import { completeSymbols } from './read/completeSymbols';
import { decodeDescriptors } from './read/descriptors';
import { convertFile } from './read/convertFile';
import { linkTypes, symbolTableOf } from './read/symbolTable';
import { readDescriptors } from './read/readDescriptors';
import type { Source } from './read/problemsIn';

/**
 * Reads definition files that belong together and builds the model in passes: each needs those before it.
 *
 * @param sources All files under the root. They can import each other and the bundled one: see `read/readDescriptors.ts`.
 * @throws {SiteError} With every problem of every file at once.
 */
export function createReference(sources: Source[]): Reference {
  const ownPaths = new Set(sources.map(({ path }) => path));
  const { files: descriptors, root } = decodeDescriptors(compile(sources));
  const all = descriptors.map((descriptor) => convertFile(descriptor, root));
  all.forEach(assignSymbolAnchors);
  const files = all.filter(({ path }) => ownPaths.has(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const table = symbolTableOf(all, ownPaths);
  linkTypes(files, table);
  for (const file of files) {
    completeSymbols(file, table);
    linkComments(file, table);
  }
  return { files };
}

/** Compiles files. Problems found in a text replace buf's messages about its file. */
function compile(sources: Source[]): Uint8Array {
  const problems = sources.flatMap(({ file, bytes }): Problem[] => {
    const text = new TextDecoder().decode(bytes);
    const fault = textFault(text, false) ?? nameFault(text);
    return fault ? [{ ...fault, file }] : [];
  });
  const faulty = new Set(problems.map(({ file }) => file));
  try {
    const bytes = readDescriptors(sources);
    if (faulty.size === 0) return bytes;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    problems.push(...error.problems.filter(({ file }) => !faulty.has(file)));
  }
  throw new SiteError(problems);
}

/** Comments, strings, and a name that can't be the key of an object. */
const tokens = /\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\b__proto__\b/g;

function nameFault(text: string): Fault | undefined {
  const match = [...text.matchAll(tokens)].find(([token]) => token === '__proto__');
  if (match === undefined) return undefined;
  const line = text.slice(0, match.index).split('\n').length;
  const message = 'the name "__proto__" is not supported: it has a special meaning in JavaScript.';
  return { line, message, fix: 'Rename the declaration.' };
}
