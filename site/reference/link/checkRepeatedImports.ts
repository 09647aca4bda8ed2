import type { Problem } from '../../problem';
import type { FileDeclaration, ImportDeclaration } from '../source/declarations';

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
