import { posix } from 'node:path';

import { didYouMean } from '../../nearest';
import { knownPaths } from './readKnown';
import type { ParsedFile, Tree } from './tree';

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
function importFix(path: string, { own, folder }: Tree): string {
  const [, module] = modules.find(([paths]) => paths.test(path)) ?? [];
  const deeper = [...own].find((other) => other.endsWith(`/${path}`));
  const near = module === undefined ? didYouMean(path, [...own, ...knownPaths]) : '';
  const guess = deeper === undefined ? near : `Did you mean "${deeper}"? `;
  const source = module === undefined ? 'MODULE' : `buf.build/${module}`;
  const command = `buf export ${source} --path ${path} --output ${folder}`;
  return `${guess}Paths start at the root of the definitions, ${folder}. Files of other modules must be there too: copy the file, or run \`${command}\`.`;
}

const pathFix = 'Write the path from that root, with forward slashes and without "." and "..".';

/** Reports imports that do not exist or form a cycle, and packages that have the name of a declaration. */
export function checkPackageAndImports({ model, packageLine, importLines }: ParsedFile, tree: Tree): void {
  const { path, imports } = model;
  const parts = model.package.split('.');
  for (const name of parts.map((_, index) => parts.slice(0, index + 1).join('.'))) {
    if (tree.names.has(name)) {
      tree.report(path, packageLine, `"${name}" is not only a package.`, 'Rename one of the two.');
    }
  }
  imports.forEach((imported, index) => {
    const say = (message: string, fix: string) => tree.report(path, importLines[index], message, fix);
    const quoted = JSON.stringify(imported.path);
    if (imports.findIndex((other) => other.path === imported.path) < index) {
      say(`the file imports ${quoted} twice.`, 'Remove one of the two.');
    } else if (posix.normalize(imported.path) !== imported.path || /^(\/|\.\.\/)/.test(imported.path)) {
      say(`the import ${quoted} is not a path under the root of the definitions.`, pathFix);
    } else if (!tree.own.has(imported.path) && !knownPaths.has(imported.path)) {
      say(`the import ${quoted} does not exist.`, importFix(imported.path, tree));
    } else if (reachedFrom([imported.path], tree).has(path)) {
      say(`the import of ${quoted} is circular.`, 'Move what both files need into a third one.');
    }
  });
}

/** Paths of files, and of those that they import, and so on. */
function reachedFrom(paths: string[], { files }: Tree, onlyPublic = false): Set<string> {
  // A set that grows while it is walked is a queue without repetitions.
  const reached = new Set(paths);
  for (const path of reached) {
    for (const { path: imported, kind } of files.get(path)?.model.imports ?? []) {
      if (!onlyPublic || kind === 'public') reached.add(imported);
    }
  }
  return reached;
}

/** Paths of the files whose types a file can use: itself, its imports, and what these import publicly. */
export const visibleFrom = ({ path, imports }: ParsedFile['model'], tree: Tree): Set<string> =>
  reachedFrom([...imports.map((imported) => imported.path), path], tree, true);
