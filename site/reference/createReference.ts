import { posix } from 'node:path';

import protobuf from 'protobufjs';

import { didYouMean } from '../nearest';
import { type Problem, SiteError } from '../problem';
import { textFault } from '../textFault';
import { linkReplacements } from './deprecation';
import { linkComments } from './linkComments';
import type { Reference } from './model';
import { linkUses } from './symbols';
import { addressOf, buildFile } from './read/buildFile';
import { addExtensions } from './read/addExtensions';
import { checkTree } from './read/checkTree';
import { SyntaxFault } from './read/cursor';
import { parseFile } from './read/parseFile';
import { isKnown, knownPaths, readKnown } from './read/readKnown';
import { fullNameOf, labelOf, objectsIn, objectsOf, type ParsedFile, type Tree } from './read/tree';

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
  const places = new Map(sources.map(({ path, file }) => [path, file]));
  const tree: Tree = {
    root: new protobuf.Root(),
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
  const sorted = sources.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const source of sorted) parseSource(source, tree);
  addKnown(tree);
  checkPackagesAndImports(tree);
  resolveTypes(tree);
  if (problems.length === 0) addExtensions(tree);
  if (problems.length === 0) {
    try {
      tree.root.resolveAll();
      checkTree(tree);
    } catch (error) {
      tree.report(sorted[0]!.path, undefined, `${(error as Error).message}.`, 'Correct the definition.');
    }
  }
  const own = problems.length > 0 ? [] : [...tree.files.values()].filter(({ path }) => tree.own.has(path));
  const files = own.map((file) => buildFile(file, tree));
  if (problems.length > 0) throw new SiteError(problems);
  linkUses(files);
  linkReplacements(files);
  linkComments(files, (name) => addressOf(tree.names.get(name)?.path ?? '', name));
  return { files };
}

function parseSource({ path, bytes }: Source, tree: Tree): void {
  const text = new TextDecoder().decode(bytes);
  const fault = textFault(text, false);
  if (fault) tree.report(path, fault.line, fault.message, fault.fix);
  else parse(path, text, tree);
}

function parse(path: string, text: string, tree: Tree): void {
  try {
    const file = parseFile(path, text, tree);
    refuse(file);
    addToTree(file, tree);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    tree.report(path, error.line, error.message, error.fix);
  }
}

function addToTree(file: ParsedFile, { root, files, report }: Tree): void {
  const { path, top, extensions, package: inPackage, packageLine = 1 } = file;
  const add = (line: number, name: string, action: () => void) => {
    try {
      action();
    } catch {
      report(path, line, `"${name}" is not only a package.`, 'Rename one of the two.');
    }
  };
  add(packageLine, inPackage, () => {
    if (inPackage !== '') file.scope = root.define(inPackage);
  });
  for (const { object, declaration } of top) {
    if (file.declarations.get(declaration.fullName) === declaration) {
      add(declaration.line, declaration.fullName, () => file.scope.add(object));
    }
  }
  for (const object of objectsOf(file)) object.filename = path;
  for (const { field } of extensions) field.filename = path;
  files.set(path, file);
}

/** Most punctuation marks in a comment: parsing Markdown takes time that grows with their square. */
const maxMarks = 4000;

/** Refuses comments that would take too long to read, and a name that can't be a key. */
function refuse({ comments: head, declarations, package: inPackage, packageLine = 1 }: ParsedFile): void {
  const file = { fullName: inPackage, line: packageLine, comments: head };
  for (const { fullName, line, comments } of [file, ...declarations.values()]) {
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
  const open = [
    'google/protobuf/descriptor.proto',
    ...[...tree.files.values()].flatMap(({ imports }) => imports.map(({ path }) => path)),
  ];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (tree.files.has(path) || tree.own.has(path) || !isKnown(path)) continue;
    parse(path, readKnown(path), tree);
    open.push(...(tree.files.get(path)?.imports.map((imported) => imported.path) ?? []));
  }
}

/** Modules in the registry of Buf, by the paths of their files. */
const modules: [paths: RegExp, name: string][] = [
  [/^google\/(?!protobuf\/)/, 'googleapis/googleapis'],
  [/^gogoproto\//, 'gogo/protobuf'],
  [/^validate\//, 'envoyproxy/protoc-gen-validate'],
  [/^buf\/validate\//, 'bufbuild/protovalidate'],
  [/^protoc-gen-openapiv2\//, 'grpc-ecosystem/grpc-gateway'],
  [/^(gnostic|openapiv3)\//, 'gnostic/gnostic'],
  [/^(xds|udpa)\//, 'cncf/xds'],
];

/** How to correct an import that does not exist: another path, or a file that comes into the tree. */
function importFix(path: string, own: Set<string>, folder: string): string {
  const [, module] = modules.find(([paths]) => paths.test(path)) ?? [];
  const deeper = [...own].find((other) => other.endsWith(`/${path}`));
  const near = module === undefined ? didYouMean(path, [...own, ...knownPaths]) : '';
  const guess = deeper === undefined ? near : `Did you mean "${deeper}"? `;
  const source = module === undefined ? 'MODULE' : `buf.build/${module}`;
  const command = `buf export ${source} --path ${path} --output ${folder}`;
  return `${guess}Paths start at the root of the definitions, ${folder}. Files of other modules must be there too: copy the file, or run \`${command}\`.`;
}

const pathFix = 'Write the path from that root, with forward slashes and without "." and "..".';

function checkPackagesAndImports({ root, files, own, folder, report }: Tree): void {
  for (const { path, imports, package: inPackage, packageLine } of files.values()) {
    for (let scope = root.lookup(`.${inPackage}`); scope?.parent; scope = scope.parent) {
      if (scope.constructor !== protobuf.Namespace) {
        report(path, packageLine, `"${fullNameOf(scope)}" is not only a package.`, 'Rename one of the two.');
      }
    }
    imports.forEach((imported, index) => {
      const say = (message: string, fix: string) => report(path, imported.line, message, fix);
      const quoted = JSON.stringify(imported.path);
      if (imports.findIndex((other) => other.path === imported.path) < index) {
        say(`the file imports ${quoted} twice.`, 'Remove one of the two.');
      } else if (posix.normalize(imported.path) !== imported.path || /^(\/|\.\.\/)/.test(imported.path)) {
        say(`the import ${quoted} is not a path under the root of the definitions.`, pathFix);
      } else if (!own.has(imported.path) && !isKnown(imported.path)) {
        say(`the import ${quoted} does not exist.`, importFix(imported.path, own, folder));
      } else if (reaches(imported.path, path)) {
        say(`the import of ${quoted} closes a circle.`, 'Move what both files need into a third one.');
      }
    });
  }

  function reaches(from: string, to: string, seen = new Set<string>()): boolean {
    if (from === to || seen.has(from)) return from === to;
    seen.add(from);
    return files.get(from)?.imports.some(({ path }) => reaches(path, to, seen)) ?? false;
  }
}

/** Paths of the files whose types a file can use: itself, its imports, and what these import publicly. */
function visibleFrom({ path, imports }: ParsedFile, files: Tree['files']): Set<string> {
  const visible = new Set([path]);
  const add = (imported: string) => {
    if (visible.has(imported)) return;
    visible.add(imported);
    files.get(imported)?.imports.forEach(({ path: further, kind }) => kind === 'public' && add(further));
  };
  for (const imported of imports) add(imported.path);
  return visible;
}

/** Replaces type names with full names: protobufjs also finds types where protoc does not look. */
function resolveTypes({ root, files, own, report }: Tree): void {
  const types = new Map<string, protobuf.Type | protobuf.Enum>();
  for (const type of objectsIn(root)) {
    if (type instanceof protobuf.Type || type instanceof protobuf.Enum) types.set(fullNameOf(type), type);
  }
  for (const file of files.values()) {
    const visible = visibleFrom(file, files);
    // A file that cannot be read could declare any name.
    if (![...visible].every((path) => files.has(path))) continue;

    const resolve = (name: string, scope: string, line: number | undefined, isMessage: boolean): string => {
      const found = find(name, scope);
      const words = isMessage ? 'a message' : 'a message or an enum';
      const quoted = JSON.stringify(name);
      const say = (message: string, fix: string) => report(file.path, line, `${quoted} ${message}.`, fix);
      const meant = () => importOf(name) ?? didYouMeanType(name, [...types.keys()], file.package);
      if (found === undefined) {
        report(file.path, line, `there is no type ${quoted}; expected ${words}.`, meant());
      } else if (isMessage && found instanceof protobuf.Enum) {
        say('is an enum; expected a message', 'Use a message here.');
      } else if (!visible.has(found.filename!)) {
        say('is declared in a file that this one does not import', `Add \`import "${found.filename!}";\`.`);
      }
      return found ? `.${fullNameOf(found)}` : name;
    };

    const find = (name: string, scope: string) => {
      if (name.startsWith('.')) return types.get(name.slice(1));
      for (let around = scope; ; around = around.replace(/\.?[^.]*$/, '')) {
        const found = types.get(around === '' ? name : `${around}.${name}`);
        if (found || around === '') return found;
      }
    };

    if (!own.has(file.path)) continue;
    const resolveField = (field: protobuf.Field, scope: string, line: number | undefined) => {
      if (!(field.type in protobuf.types.basic)) field.type = resolve(field.type, scope, line, false);
      if (field.extend !== undefined) field.extend = resolve(field.extend, scope, line, true);
    };
    for (const { field, scope, declaration } of file.extensions) resolveField(field, scope, declaration.line);
    for (const object of objectsOf(file)) {
      const scope = fullNameOf(object.parent!);
      const line = file.declarations.get(fullNameOf(object))?.line;
      if (object instanceof protobuf.Field) resolveField(object, scope, line);
      if (!(object instanceof protobuf.Method)) continue;
      object.requestType = resolve(object.requestType, scope, line, true);
      object.responseType = resolve(object.responseType, scope, line, true);
    }
  }
}

/** How to import a type that every tree can use, such as `google.protobuf.Timestamp`. */
function importOf(name: string): string | undefined {
  const snake = name.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  const path = `${snake.replace(/^\./, '').replaceAll('.', '/')}.proto`;
  return isKnown(path) ? `Add \`import "${path}";\`.` : undefined;
}

function didYouMeanType(name: string, types: string[], inPackage: string): string {
  const names = [...Object.keys(protobuf.types.basic), ...types.map((type) => labelOf(type, inPackage))];
  const others = names.filter((other) => other !== name);
  return didYouMean(name, others).trim() || 'Declare it, or import its file.';
}
