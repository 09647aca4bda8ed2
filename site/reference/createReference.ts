import { createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

import { type Problem, SiteError } from '../problem';
import { textFault } from '../textFault';
import { linkComments } from './linkComments';
import type { ProtoFile, Reference } from './model';
import { explain } from './read/explain';
import { fileOf, type Tree } from './read/fileOf';
import { byName, namesIn } from './read/names';
import { placeOf } from './read/placesIn';
import { type Finding, readImage } from './read/readImage';
import { readKnown } from './read/readKnown';
import { linkUses, symbolsOf } from './symbols';

/** A definition file on disk. */
export interface Source {
  /** Path under the root with forward slashes, as other files import it. */
  path: string;
  /** Path from the root of the project, for problems. */
  file: string;
  bytes: Uint8Array;
}

/**
 * Compiles definition files that belong together.
 *
 * @param sources All files under the root. They can import each other and the known ones: see `read/readKnown.ts`.
 * @throws {SiteError} With every problem of every file at once.
 */
export async function compile(sources: Source[]): Promise<Tree> {
  const known = readKnown();
  const own = new Map(sources.map(({ path, bytes }) => [path, bytes]));
  const { bytes, findings } = await readImage(new Map<string, string | Uint8Array>([...known, ...own]));
  const problems = problemsIn(sources, known, findings);
  if (problems.length > 0 || bytes === undefined) throw new SiteError(problems);
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, bytes));
  return { registry, own: new Set(own.keys()), names: byName([...registry.files].flatMap(namesIn)) };
}

/**
 * Reads definition files that belong together into the model.
 *
 * @param sources As `compile` takes them.
 * @throws {SiteError} With every problem of every file at once.
 */
export async function createReference(sources: Source[]): Promise<Reference> {
  const tree = await compile(sources);
  const problems: Problem[] = [];
  const sorted = sources.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const files = sorted.map(({ path, file }) => {
    const desc = tree.registry.getFile(path)!;
    const model = fileOf(desc, tree);
    const [line = 0] = placeOf(desc.proto, FileDescriptorProtoSchema.field.package)?.span ?? [];
    problems.push(...refusedIn(model, file, line + 1));
    return model;
  });
  if (problems.length > 0) throw new SiteError(problems);
  linkUses(files);
  for (const file of files) linkComments(file, tree);
  return { files };
}

/** What is wrong with the files: as texts, otherwise as definitions. */
function problemsIn(sources: Source[], known: ReadonlyMap<string, string>, findings: Finding[]): Problem[] {
  const texts = new Map(sources.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  const faults = sources.flatMap(({ path, file }): Problem[] => {
    const fault = textFault(texts.get(path)!, false);
    return fault ? [{ file, ...fault }] : [];
  });
  const places = new Map(sources.map(({ path, file }) => [path, file]));
  const explained = explain(findings, places, { texts, known, folder: rootOf(sources) });
  return [...faults, ...explained.filter(({ file }) => faults.every((fault) => fault.file !== file))];
}

/** Where paths of imports start, from the root of the project. */
const rootOf = ([first]: Source[]) => first?.file.slice(0, -first.path.length).replace(/\/$/, '') || '.';

/** Most punctuation marks in a comment: parsing Markdown takes time that grows with their square. */
const maxMarks = 4000;

/** Refuses comments that would take too long to read, and a name that can't be a key. */
function refusedIn(model: ProtoFile, file: string, packageLine: number): Problem[] {
  const whole = { name: model.package, line: packageLine, comments: model.comments };
  return [whole, ...symbolsOf(model)].flatMap(({ name, line, comments }): Problem[] => {
    const marks = Object.values(comments).map((text) => text?.match(/[!-/:-@[-`{-~]/g)?.length ?? 0);
    if (Math.max(0, ...marks) > maxMarks) {
      const message = `the comment has more than ${maxMarks.toLocaleString('en')} punctuation marks.`;
      return [{ file, line, message, fix: 'Shorten it, or move the text to a page.' }];
    }
    if (!name.split('.').includes('__proto__')) return [];
    const message = 'found the name "__proto__", which JavaScript reserves.';
    return [{ file, line, message, fix: 'Rename the declaration.' }];
  });
}
