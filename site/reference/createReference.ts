import { posix } from 'node:path';

import protobuf, { type ReflectionObject } from 'protobufjs';

import { didYouMean } from '../nearest';
import { type Problem, SiteError } from '../problem';
import { textFault } from '../textFault';
import { linkReplacements } from './deprecation';
import type { Reference } from './model';
import { linkUses } from './symbols';
import { buildFile } from './read/buildFile';
import { checkTree } from './read/checkTree';
import { type Outline, outlineOf } from './read/outline';
import { isKnown, readKnown } from './read/readKnown';
import { fullNameOf, fullNamesOf, labelOf, objectsIn, type ParsedFile, type Tree } from './read/tree';

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
    own: new Set(places.keys()),
    report: (path, line, message, fix) => {
      const file = places.get(path) ?? path;
      const same = problems.find((problem) => problem.file === file && problem.message === message);
      if (!same) problems.push({ file, line, message, fix });
      else if (line !== same.line)
        same.fix += `${same.fix.includes('\n') ? ',' : '\n  Also in line'} ${line}`;
    },
  };
  const sorted = sources.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const source of sorted) parseSource(source, tree);
  addKnown(tree);
  checkPackagesAndImports(tree);
  resolveTypes(tree);
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
  return { files };
}

function parseSource({ path, bytes }: Source, tree: Tree): void {
  const text = new TextDecoder().decode(bytes);
  const fault = textFault(text);
  if (fault) tree.report(path, fault.line, fault.message, fault.fix);
  else parse(path, text, tree);
}

function parse(path: string, text: string, { root, files, report }: Tree): void {
  const outline = outlineOf(text);
  const refusal = refuse(outline, text);
  if (refusal) return report(path, ...refusal);
  let failure: Error | undefined;
  try {
    protobuf.parse(text, root, { keepCase: true });
  } catch (error) {
    failure = error as Error;
  }
  const objects = [...objectsIn(root)].filter(({ filename }) => (filename ?? path) === path);
  for (const object of objects) object.filename = path;
  if (failure) return report(path, ...explain(failure.message, outline, files));
  const unknown = objects.flatMap(fullNamesOf).find((name) => !outline.declarations.has(name));
  const scope = outline.package === '' ? root : root.lookup(`.${outline.package}`);
  if (unknown !== undefined || !(scope instanceof protobuf.Namespace)) {
    const place = unknown ?? `the package "${outline.package}"`;
    const message = `the syntax around ${place} is not valid.`;
    return report(path, undefined, message, 'Check its braces and semicolons.');
  }
  files.set(path, { ...outline, path, scope });
}

type Finding = [line: number | undefined, message: string, fix: string];

/** Most punctuation marks in a comment: parsing Markdown takes time that grows with their square. */
const mostMarks = 4000;

/** Finds what protobufjs would misread or reports poorly, and comments that would take too long to read. */
function refuse(outline: Outline, text: string): Finding | undefined {
  const { syntax, declarations, package: inPackage, badGroup, open } = outline;
  if (open?.text.startsWith('/*')) return [open.line, 'the comment is not closed.', 'Close it with "*/".'];
  if (open) return [open.line, 'the string is not closed.', `Close it with ${open.text[0]}.`];
  if (badGroup !== undefined) {
    const message = 'found a group; groups are read in proto2 alone, outside of oneofs.';
    return [badGroup, message, 'Declare a message, and write a field of that type.'];
  }
  if (!/^(proto2|proto3|editions)$/.test(syntax)) {
    const message = `there is no syntax ${JSON.stringify(syntax)}; expected "proto2" or "proto3".`;
    const fix = didYouMean(syntax, ['proto2', 'proto3']).trim() || 'Write `syntax = "proto3";`.';
    return [text.slice(0, text.indexOf(syntax)).split('\n').length, message, fix];
  }
  const crowded = [{ comments: outline.comments, line: 1 }, ...declarations.values()].find(({ comments }) =>
    Object.values(comments).some((comment) => (comment?.match(/[!-/:-@[-`{-~]/g)?.length ?? 0) > mostMarks),
  );
  if (crowded) {
    const message = `the comment has more than ${mostMarks.toLocaleString('en')} punctuation marks.`;
    return [crowded.line, message, 'Shorten it, or move the text to a page.'];
  }
  const named = [{ fullName: inPackage, line: outline.packageLine }, ...declarations.values()].find(
    ({ fullName }) => fullName.split('.').includes('__proto__'),
  );
  const message = 'found the name "__proto__", which JavaScript reserves.';
  return named && [named.line, message, 'Rename the declaration.'];
}

/** Turns an error of protobufjs into a problem. */
function explain(said: string, outline: Outline, files: Tree['files']): Finding {
  const { declarations, repeated, syntax, highest } = outline;
  const illegal = /^illegal (?:(.+) )?'([\s\S]*)'(?:, '(.+)' expected)? \(.*?line (\d+)\)$/.exec(said);
  if (illegal) {
    const [, kind, token = '', expected, line] = illegal;
    const found = token === 'null' ? 'the end of the file' : JSON.stringify(token);
    const isVague = kind === undefined || /^(token|end of input)$/.test(kind);
    const wanted = expected ? `"${expected}"` : `a valid ${kind === 'id' ? 'number' : kind}`;
    const allowed = isVague && !expected ? 'which is not allowed here' : `expected ${wanted}`;
    const guess = keywords.includes(token) ? '' : didYouMean(token, keywords);
    const fix = `${guess}Correct the syntax; a ";" or a "}" may be missing in front of it.${hints[syntax] ?? ''}`;
    return [Number(line), `found ${found}, ${allowed}.`, fix];
  }
  const [, name, id] = /name '([^']+)'|\bid (-?\d+)/.exec(said) ?? [];
  const [, owner] = / in \w+ \.?(?:[\w.]+\.)?(\w+)$/.exec(said) ?? [];
  const [first, ...others] = [...declarations.values(), ...repeated].filter(({ fullName, number }) => {
    const [itsOwner, itsName] = fullName.split('.').slice(-2);
    if (name !== undefined) return nameOf({ fullName }) === name;
    return id !== undefined && itsName !== undefined && itsOwner === owner && Number(number) === Number(id);
  });
  const culprit = others.at(-1) ?? first;
  if (!culprit) {
    const [, reason, at] = /^(.*?)(?: \(.*line (\d+)\))?$/s.exec(said)!;
    return [at ? Number(at) : undefined, `${reason}.`, 'Correct the definition.'];
  }
  const { line, fullName } = culprit;
  const elsewhere = [...files.values()].find(({ declarations: its }) => its.has(fullName));
  const holder =
    others.length > 0
      ? `${JSON.stringify(nameOf(first!))} in line ${first!.line}`
      : elsewhere && `${elsewhere.path}:${elsewhere.declarations.get(fullName)!.line}`;
  const state = said.startsWith('duplicate') ? `already taken by ${holder ?? 'an extension'}` : 'reserved';
  if (id === undefined) return [line, `the name "${name}" is ${state}.`, 'Rename one of the two.'];
  const free = (highest.get(fullName.replace(/\.[^.]*$/, '')) ?? 0) + 1;
  return [line, `the number ${id} of "${nameOf(culprit)}" is ${state}.`, `The next free number is ${free}.`];
}

const nameOf = ({ fullName }: { fullName: string }) => fullName.split('.').at(-1)!;

/** What else can be wrong where the syntax is. */
const hints: Record<string, string> = {
  proto2: ' Proto2 fields need a label; groups with options, a oneof or extensions are not read.',
  editions: ' Editions have "features.field_presence" instead of labels, and reserved names without quotes.',
};

const keywords =
  'message enum service rpc returns oneof option optional repeated reserved import package syntax'.split(' ');

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

const pathFix = 'Write the path from that root, with forward slashes and without "." and "..".';

function checkPackagesAndImports({ root, files, own, report }: Tree): void {
  for (const { path, imports, package: inPackage, packageLine } of files.values()) {
    for (let scope = root.lookup(`.${inPackage}`); scope?.parent; scope = scope.parent)
      if (scope.constructor !== protobuf.Namespace)
        report(path, packageLine, `"${fullNameOf(scope)}" is not only a package.`, 'Rename one of the two.');
    imports.forEach((imported, index) => {
      const say = (message: string, fix: string) => report(path, imported.line, message, fix);
      const quoted = JSON.stringify(imported.path);
      if (imports.findIndex((other) => other.path === imported.path) < index)
        say(`the file imports ${quoted} twice.`, 'Remove one of the two.');
      else if (posix.normalize(imported.path) !== imported.path || /^(\/|\.\.\/)/.test(imported.path))
        say(`the import ${quoted} is not a path under the root of the definitions.`, pathFix);
      else if (!own.has(imported.path) && !isKnown(imported.path))
        say(
          `the import ${quoted} does not exist.`,
          `${didYouMean(imported.path, own)}Paths start at the root of the definitions, not at the folder of the file.`,
        );
      else if (reaches(imported.path, path))
        say(`the import of ${quoted} closes a circle.`, 'Move what both files need into a third one.');
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
  for (const type of objectsIn(root))
    if (type instanceof protobuf.Type || type instanceof protobuf.Enum) types.set(fullNameOf(type), type);
  for (const file of files.values()) {
    const visible = visibleFrom(file, files);
    // A file that cannot be read could declare any name.
    if (![...visible].every((path) => files.has(path))) continue;

    const resolve = (name: string, from: ReflectionObject, isMessage: boolean): string => {
      const line = file.declarations.get(fullNameOf(from))?.line;
      const found = find(name, fullNameOf(from.parent!));
      const words = isMessage ? 'a message' : 'a message or an enum';
      const quoted = JSON.stringify(name);
      const say = (message: string, fix: string) => report(file.path, line, `${quoted} ${message}.`, fix);
      const meant = () => importOf(name) ?? didYouMeanType(name, [...types.keys()], file.package);
      if (found === undefined)
        report(file.path, line, `there is no type ${quoted}; expected ${words}.`, meant());
      else if (isMessage && found instanceof protobuf.Enum)
        say('is an enum; expected a message', 'Use a message here.');
      else if (!visible.has(found.filename!))
        say('is declared in a file that this one does not import', `Add \`import "${found.filename!}";\`.`);
      return found ? `.${fullNameOf(found)}` : name;
    };

    const find = (name: string, scope: string) => {
      if (name.startsWith('.')) return types.get(name.slice(1));
      for (let around = scope; ; around = around.replace(/\.?[^.]*$/, '')) {
        const found = types.get(around === '' ? name : `${around}.${name}`);
        if (found || around === '') return found;
      }
    };

    for (const object of own.has(file.path) ? objectsIn(file.scope) : []) {
      if (object.filename !== file.path) continue;
      if (object instanceof protobuf.Field) {
        if (!(object.type in protobuf.types.basic)) object.type = resolve(object.type, object, false);
        if (object.extensionField) object.extensionField.type = object.type;
        if (object.extend !== undefined) object.extend = resolve(object.extend, object, true);
      }
      if (object instanceof protobuf.Method) {
        object.requestType = resolve(object.requestType, object, true);
        object.responseType = resolve(object.responseType, object, true);
      }
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
