import { createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

import { type Problem, SiteError } from '../problem';
import { textFault } from '../textFault';
import { linkComments } from './linkComments';
import type { ProtoFile, Reference } from './model';
import { explain } from './read/explain';
import { fileOf, type Tree } from './read/fileOf';
import { byName, namesIn } from './read/names';
import { readImage } from './read/readImage';
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
 * Compiles definition files that belong together, and reads them into the model.
 *
 * @param sources All files under the root. They can import each other and the known ones: see `read/readKnown.ts`.
 * @throws {SiteError} With every problem of every file at once.
 */
export async function createReference(sources: Source[]): Promise<Reference> {
  const known = readKnown();
  const compiled = await readImage(
    new Map([...known, ...sources.map(({ path, bytes }) => [path, bytes] as const)]),
  );
  const places = new Map(sources.map(({ path, file }) => [path, file]));
  const texts = new Map(sources.map(({ path, bytes }) => [path, decode(bytes)]));
  const faults = [...texts].flatMap(([path, text]) => {
    const fault = textFault(text, false);
    return fault ? [{ file: places.get(path)!, ...fault }] : [];
  });
  const hints = {
    texts,
    known: new Map([...known].map(([path, bytes]) => [path, decode(bytes)])),
    folder: rootOf(sources),
  };
  const unread = new Set(faults.map(({ file }) => file));
  const explained = explain(compiled.findings, places, hints);
  const problems: Problem[] = [...faults, ...explained.filter(({ file }) => !unread.has(file))];
  if (!compiled.bytes || problems.length > 0) throw new SiteError(problems);
  const tree = treeOf(compiled.bytes, new Set(places.keys()));
  const own = [...tree.registry.files].filter(({ proto }) => tree.own.has(proto.name));
  const files = own.map((file) => fileOf(file, tree)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const refused = files.flatMap((file) => refusedIn(file, places.get(file.path)!));
  if (refused.length > 0) throw new SiteError(refused);
  linkUses(files);
  for (const file of files) linkComments(file, tree);
  return { files };
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Where paths of imports start, from the root of the project. */
const rootOf = ([first]: Source[]) => first?.file.slice(0, -first.path.length).replace(/\/$/, '') || '.';

function treeOf(image: Uint8Array, own: Set<string>): Tree {
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, image));
  return { registry, own, names: byName([...registry.files].flatMap(namesIn)) };
}

/** Most punctuation marks in a comment: parsing Markdown takes time that grows with their square. */
const maxMarks = 4000;

/** Refuses comments that would take too long to read, and a name that can't be a key. */
function refusedIn(model: ProtoFile, file: string): Problem[] {
  const whole = { fullName: model.package, line: 1, comments: model.comments };
  return [whole, ...symbolsOf(model)].flatMap(({ fullName, line, comments }): Problem[] => {
    const marks = Object.values(comments).map((text) => text?.match(/[!-/:-@[-`{-~]/g)?.length ?? 0);
    if (Math.max(0, ...marks) > maxMarks) {
      const message = `the comment has more than ${maxMarks.toLocaleString('en')} punctuation marks.`;
      return [{ file, line, message, fix: 'Shorten it, or move the text to a page.' }];
    }
    if (!fullName.split('.').includes('__proto__')) return [];
    const message = 'found the name "__proto__", which JavaScript reserves.';
    return [{ file, line, message, fix: 'Rename the declaration.' }];
  });
}
