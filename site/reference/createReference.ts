import { type Problem, SiteError } from '../problem';
import { textFault } from '../textFault';
import { linkComments } from './linkComments';
import type { Reference } from './model';
import { checkExtensions } from './read/checkExtensions';
import { checkSymbols } from './read/checkSymbols';
import { completeSymbols } from './read/completeSymbols';
import { SyntaxFault } from './read/cursor';
import { checkPackageAndImports } from './read/imports';
import { fillOptions } from './read/options';
import { optionTypes } from './read/optionTypes';
import { parseFile } from './read/parseFile';
import { knownPaths, readKnown } from './read/readKnown';
import { resolveTypes } from './read/resolveTypes';
import type { ParsedFile, Tree } from './read/tree';
import { linkUses } from './symbols';

/** A definition file on disk. */
export interface Source {
  /** Path under the root with forward slashes, as other files import it. */
  path: string;
  /** Path from the root of the project, for problems. */
  file: string;
  bytes: Uint8Array;
}

/**
 * Reads definition files that belong together into the model.
 *
 * @param sources All files under the root. They can import each other and the known ones: see `read/readKnown.ts`.
 * @throws {SiteError} With every problem of every file at once.
 */
export function createReference(sources: Source[]): Reference {
  const problems: Problem[] = [];
  const tree = treeOf(sources, problems);
  const sorted = sources.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, bytes } of sorted) {
    const text = new TextDecoder().decode(bytes);
    const fault = textFault(text, false);
    if (fault) tree.report(path, fault.line, fault.message, fault.fix);
    else addFile(path, text, tree);
  }
  addKnown(tree);
  const all = [...tree.files.values()];
  const own = all.filter(({ model }) => tree.own.has(model.path));
  for (const file of all) checkPackageAndImports(file, tree);
  for (const file of all) resolveTypes(file, tree);
  if (problems.length === 0) checkExtensions(tree);
  if (problems.length === 0) applyOptions(own, tree);
  if (problems.length > 0) throw new SiteError(problems);
  const files = own.map(({ model }) => model);
  linkUses(files);
  for (const file of own) linkComments(file, tree);
  return { files };
}

function treeOf(sources: Source[], problems: Problem[]): Tree {
  const places = new Map(sources.map(({ path, file }) => [path, file]));
  return {
    files: new Map(),
    names: new Map(),
    own: new Set(places.keys()),
    folder: sources[0]?.file.slice(0, -sources[0].path.length).replace(/\/$/, '') || '.',
    report: (path, line, message, fix) => {
      const file = places.get(path) ?? path;
      const same = problems.find((problem) => problem.file === file && problem.message === message);
      if (!same) {
        problems.push({ file, line, message, fix });
      } else if (line !== same.line) {
        same.fix += `${same.fix.includes('\n') ? ',' : '\n  Also in line'} ${line}`;
      }
    },
  };
}

function addFile(path: string, text: string, tree: Tree): void {
  try {
    const file = parseFile(path, text, tree);
    refuse(file);
    tree.files.set(path, file);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    tree.report(path, error.line, error.message, error.fix);
  }
}

/** Most punctuation marks in a comment: parsing Markdown takes time that grows with their square. */
const maxMarks = 4000;

/** Refuses comments that would take too long to read, and a name that can't be a key. */
function refuse({ model, packageLine = 1, declarations }: ParsedFile): void {
  const file = { fullName: model.package, line: packageLine, comments: model.comments };
  for (const { fullName, line, comments } of [file, ...declarations.map(({ symbol }) => symbol)]) {
    const marks = Object.values(comments).map((text) => text?.match(/[!-/:-@[-`{-~]/g)?.length ?? 0);
    const many = `the comment has more than ${maxMarks.toLocaleString('en')} punctuation marks.`;
    if (Math.max(0, ...marks) > maxMarks) {
      throw new SyntaxFault(line, many, 'Shorten it, or move the text to a page.');
    }
    const reserved = 'found the name "__proto__", which JavaScript reserves.';
    if (fullName.split('.').includes('__proto__')) {
      throw new SyntaxFault(line, reserved, 'Rename the declaration.');
    }
  }
}

/** Adds the known files that others import, and the one that defines options. */
function addKnown(tree: Tree): void {
  const importsOf = ({ model }: ParsedFile) => model.imports.map(({ path }) => path);
  // A set that grows while it is walked is a queue without repetitions.
  const open = new Set(['google/protobuf/descriptor.proto', ...[...tree.files.values()].flatMap(importsOf)]);
  for (const path of open) {
    if (tree.own.has(path) || !knownPaths.has(path)) continue;
    addFile(path, readKnown(path), tree);
    for (const imported of importsOf(tree.files.get(path)!)) open.add(imported);
  }
}

/** Fills in options, and what depends on them, once the types of all files are known. */
function applyOptions(own: ParsedFile[], tree: Tree): void {
  try {
    const root = optionTypes(tree);
    for (const file of own) fillOptions(file, root, tree);
  } catch (error) {
    const { path } = own[0]!.model;
    tree.report(path, undefined, `${(error as Error).message}.`, 'Correct the definition.');
  }
  for (const file of own) completeSymbols(file, tree);
  for (const file of own) checkSymbols(file, tree);
}
