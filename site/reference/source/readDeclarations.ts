import type { Comments } from '../model';
import { noComments } from './comments';
import type { FileDeclaration, ImportDeclaration } from './declarations';
import { readCommon } from './readMessage';
import type { StatementsResult } from './statements';
import { stringValue } from './literals';
import type { Token } from './tokens';

/**
 * Reads what a file declares. The grammar has been checked: a statement that does not have its shape is passed over.
 *
 * @param path Path under the root, as other files import it.
 * @param file Path from the root of the project.
 */
export function readDeclarations(
  { statements, detached }: StatementsResult,
  path: string,
  file: string,
): FileDeclaration {
  const declaration: FileDeclaration = {
    path,
    file,
    syntax: 'proto2',
    package: '',
    comments: noComments(),
    imports: [],
    options: [],
    messages: [],
    enums: [],
    services: [],
    extensions: [],
  };
  for (const statement of statements) {
    const { tokens, comments } = statement;
    const keyword = tokens[0]?.text;
    if (keyword === 'syntax' || keyword === 'edition') {
      declaration.syntaxToken = tokens[2];
      declaration.syntax = stringValue(tokens.slice(2));
    } else if (keyword === 'package') {
      declaration.packageToken = tokens[1];
      declaration.package = tokens[1]?.text ?? '';
    } else if (keyword === 'import') declaration.imports.push(...readImport(tokens));
    else readCommon(statement, declaration);
    if (keyword !== undefined && /^(syntax|edition|package)$/.test(keyword))
      addComments(declaration, comments);
  }
  declaration.comments.detached.push(...detached);
  return declaration;
}

/** The comments above the syntax are the file's; those above the package too, when there are none above the syntax. */
function addComments({ comments }: FileDeclaration, { leading, trailing, detached }: Comments): void {
  comments.detached.push(...detached);
  for (const comment of [leading, trailing]) {
    if (comment === undefined) continue;
    if (comments.leading === undefined) comments.leading = comment;
    else comments.detached.push(comment);
  }
}

function readImport(tokens: Token[]): ImportDeclaration[] {
  const kind = tokens[1]?.kind === 'string' ? 'plain' : (tokens[1]?.text as ImportDeclaration['kind']);
  const path = tokens.filter((token) => token.kind === 'string');
  return path[0] ? [{ kind, path: stringValue(path), token: path[0] }] : [];
}
