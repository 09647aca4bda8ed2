import { posix } from 'node:path';

import { nearest } from '../../nearest';
import type { Problem } from '../../problem';
import type { FileDeclaration, ImportDeclaration } from '../source/declarations';

/**
 * Checks what a file imports: the path must be one under the root, and a file must be there.
 *
 * @param paths All paths that can be imported, whether the files can be read or not.
 */
export function checkImports(declaration: FileDeclaration, paths: Set<string>): Problem[] {
  const { file, imports } = declaration;
  return imports.flatMap(({ path, token }) => {
    if (paths.has(path)) return [];
    const { line, column } = token;
    if (
      path === '' ||
      posix.isAbsolute(path) ||
      path.includes('\\') ||
      posix.normalize(path) !== path ||
      path.startsWith('../')
    ) {
      return {
        file,
        line,
        column,
        message: `the import ${JSON.stringify(path)} is not a path under the root; files outside it cannot be imported.`,
        fix: 'Write the path from the root with forward slashes and without "." and "..": "mgmt/v1alpha1/job.proto".',
      };
    }
    return {
      file,
      line,
      column,
      message: `the import ${JSON.stringify(path)} does not exist; expected a file under the root, or one of google/protobuf/ or buf/validate/validate.proto.`,
      fix:
        suggestion(
          path,
          [...paths].filter((other) => other !== declaration.path),
        ) + 'Paths begin at the root of the definitions, not at the folder of the file.',
    };
  });
}

function suggestion(path: string, paths: string[]): string {
  const sameName = paths.filter((other) => posix.basename(other) === posix.basename(path));
  const bare = (name: string) => name.replace(/\.proto$/, '');
  const [best] = sameName.length > 0 ? sameName.map(bare) : nearest(bare(path), paths.map(bare));
  return best === undefined ? '' : `Did you mean "${best}.proto"? `;
}

/** Finds files that import each other in a ring. Each ring is one problem, at the import that closes it. */
export function checkCycles(files: Map<string, FileDeclaration>): Problem[] {
  const problems: Problem[] = [];
  const done = new Set<string>();
  const visit = (declaration: FileDeclaration, trail: FileDeclaration[]) => {
    if (done.has(declaration.path)) return;
    const here = [...trail, declaration];
    for (const imported of declaration.imports) {
      const start = here.findIndex(({ path }) => path === imported.path);
      const next = files.get(imported.path);
      if (start >= 0) problems.push(ring(declaration, imported, here.slice(start)));
      else if (next) visit(next, here);
    }
    done.add(declaration.path);
  };
  for (const declaration of files.values()) visit(declaration, []);
  return problems;
}

function ring(
  { file }: FileDeclaration,
  { path, token }: ImportDeclaration,
  members: FileDeclaration[],
): Problem {
  const names = [...members.map((member) => member.path), path].join(' → ');
  return {
    file,
    line: token.line,
    column: token.column,
    message:
      members.length === 1
        ? `the file imports itself (${JSON.stringify(path)}).`
        : `the import ${JSON.stringify(path)} closes a ring: ${names}.`,
    fix: members.length === 1 ? 'Remove the import.' : 'Move what both files need into a third one.',
  };
}

/** Paths of the files whose types a file may use: its own, its imports, and what these import publicly. */
export function visibleFrom(declaration: FileDeclaration, files: Map<string, FileDeclaration>): Set<string> {
  const visible = new Set([declaration.path]);
  const open = declaration.imports.map(({ path }) => path);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (visible.has(path)) continue;
    visible.add(path);
    for (const inner of files.get(path)?.imports ?? []) if (inner.kind === 'public') open.push(inner.path);
  }
  return visible;
}
