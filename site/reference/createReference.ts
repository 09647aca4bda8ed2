import { type Problem, SiteError } from '../problem';
import { buildFile } from './build/buildFile';
import { linkReplacements } from './deprecation';
import { readKnown, knownPaths } from './readKnown';
import { checkExtensions } from './link/checkExtensions';
import { checkFile } from './link/checkFile';
import { checkMapEntries } from './link/checkMapEntries';
import { checkPackages, checkRepeatedImports } from './link/checkFiles';
import { checkCycles, checkImports, visibleFrom } from './link/imports';
import { gatherSymbols } from './link/symbols';
import type { Reference } from './model';
import type { FileDeclaration } from './source/declarations';
import { readSource, type Source } from './source/readSource';
import { linkUses } from './symbols';

/** Definition files that have been parsed, and what was wrong with them. */
export interface ParsedSources {
  /** Paths of the files under the root. */
  own: Set<string>;
  /** Those that could be read, and the known ones that they import, by path. */
  files: Map<string, FileDeclaration>;
  problems: Problem[];
  /** What the parser has against a file as a whole, by path. */
  complaints: Map<string, string>;
}

/**
 * Reads definition files that belong together into the model.
 *
 * @param sources All files under the root. Files may import each other, and the known ones: see `known.ts`.
 * @throws {SiteError} With every problem of every file at once.
 */
export function createReference(sources: Source[]): Reference {
  return linkReference(parseSources(sources));
}

/** Parses definition files, in the order of their paths, and the known ones that they import. */
export function parseSources(sources: Source[]): ParsedSources {
  const problems: Problem[] = [];
  const own = new Set(sources.map(({ path }) => path));
  const files = new Map<string, FileDeclaration>();
  const complaints = new Map<string, string>();
  for (const source of sources.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const { declaration, problem, complaint } = readSource(source);
    if (problem) problems.push(problem);
    if (declaration) files.set(source.path, declaration);
    if (complaint) complaints.set(source.path, complaint);
  }
  addKnown(files, own);
  return { own, files, problems, complaints };
}

/**
 * Joins parsed files into the model.
 *
 * @throws {SiteError} With every problem of every file at once.
 */
export function linkReference({ own, files, problems: found, complaints }: ParsedSources): Reference {
  const problems = [...found];
  const readable = [...files.values()].filter(({ path }) => own.has(path));

  for (const file of readable) {
    problems.push(
      ...checkImports(file, new Set([...own, ...knownPaths])),
      ...checkRepeatedImports(file),
      ...checkFile(file),
    );
  }
  problems.push(...checkCycles(files));
  const { symbols, problems: doubled } = gatherSymbols(files.values());
  problems.push(
    ...doubled,
    ...checkExtensions(symbols, own),
    ...checkPackages(readable, symbols),
    ...readable.flatMap((file) => checkMapEntries(file, symbols)),
  );

  const built = readable.map((file) => {
    const visible = visibleFrom(file, files);
    // What a file that cannot be read declares is not known: nothing is said about names that it might declare.
    const complete = [...visible].every((path) => files.has(path));
    return buildFile(file, {
      symbols,
      visible,
      own,
      report: (problem) => problems.push(problem),
      reportUnknown: (problem) => complete && problems.push(problem),
    });
  });

  for (const [path, complaint] of complaints) {
    const { file } = files.get(path)!;
    if (problems.some((problem) => problem.file === file)) continue;
    problems.push({
      file,
      line: 1,
      column: 1,
      message: `the definition is not valid: ${complaint}.`,
      fix: 'Mend what the parser names.',
    });
  }
  if (problems.length > 0) throw new SiteError(problems);
  linkUses(built);
  linkReplacements(built);
  return { files: built };
}

/** Adds the known files that the given ones import, and the one that defines options. */
function addKnown(files: Map<string, FileDeclaration>, own: Set<string>): void {
  const open = [
    'google/protobuf/descriptor.proto',
    ...[...files.values()].flatMap(({ imports }) => imports.map(({ path }) => path)),
  ];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path) || own.has(path)) continue;
    const declaration = readKnown(path);
    if (!declaration) continue;
    files.set(path, declaration);
    open.push(...declaration.imports.map((imported) => imported.path));
  }
}
