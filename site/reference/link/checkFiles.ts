import type { Problem } from '../../problem';
import type { FileDeclaration, ImportDeclaration } from '../source/declarations';
import { placeOf, type Symbols } from './symbols';

/** Checks that no package, and nothing that a package is in, has the name of a declaration. Each name is one problem. */
export function checkPackages(files: FileDeclaration[], symbols: Symbols): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { file, package: name, packageToken } of files) {
    if (!packageToken) continue;
    const parts = name.split('.');
    for (const index of parts.keys()) {
      const outer = parts.slice(0, index + 1).join('.');
      const taken = symbols.get(outer);
      if (!taken || seen.has(outer)) continue;
      seen.add(outer);
      problems.push({
        file,
        line: packageToken.line,
        column: packageToken.column,
        message: `the package ${JSON.stringify(name)} has a name that is taken: ${outer} is the ${taken.kind} in ${placeOf(taken.file, taken.declaration.name)}.`,
        fix: 'Rename the package or the declaration: a name stands for one thing in the whole tree.',
      });
      // What is in the declaration would be told of as well, for the same reason.
      break;
    }
  }
  return problems;
}

/** Checks that a file imports no other one twice. */
export function checkRepeatedImports({ file, imports }: FileDeclaration): Problem[] {
  const first = new Map<string, ImportDeclaration>();
  return imports.flatMap((imported) => {
    const { path, token, kind } = imported;
    const other = first.get(path);
    if (other === undefined) {
      first.set(path, imported);
      return [];
    }
    return {
      file,
      line: token.line,
      column: token.column,
      message: `the file imports ${JSON.stringify(path)} a second time; expected each file once (line ${other.token.line}).`,
      fix:
        kind === other.kind
          ? 'Remove one of the two.'
          : 'Remove one of the two: keep the public one if those who import this file need what is in there.',
    };
  });
}
