import type { Problem } from '../../problem';
import type { Comments } from '../model';
import { noComments, splitComments } from './comments';
import type { Token } from './tokens';

/** One statement of a definition: the tokens up to its semicolon or its block, and what the block holds. */
export interface Statement {
  /** Without the semicolon and the braces of the block. At least one. */
  tokens: Token[];
  comments: Comments;
  /** Statements between the braces; undefined when the statement ends in a semicolon. */
  block?: Statement[];
}

/** The statements of a file and the comments that belong to none of them. */
export interface StatementsResult {
  statements: Statement[];
  detached: string[];
}

/** Groups tokens into statements and gives each its comments. Braces must match: see {@link checkBraces}. */
export function readStatements(tokens: Token[]): StatementsResult {
  let position = 0;

  const readBlock = (owner: Comments): Statement[] => {
    const statements: Statement[] = [];
    let before: Token | undefined = tokens[position - 1];
    let target: Comments | undefined = before && owner;
    for (;;) {
      const token = tokens[position]!;
      const closes = token.kind === 'end' || token.text === '}';
      const found = splitComments(token.comments, before, closes ? undefined : token);
      if (found.trailing !== undefined) {
        if (target && target.trailing === undefined) target.trailing = found.trailing;
        else found.detached.unshift(found.trailing);
      }
      if (closes) {
        owner.detached.push(...found.detached);
        return statements;
      }
      if (token.text === ';') {
        before = token;
        position++;
        continue;
      }
      const statement: Statement = {
        tokens: [],
        comments: { ...noComments(), leading: found.leading, detached: found.detached },
      };
      readStatement(statement);
      if (statement.tokens.length > 0) statements.push(statement);
      before = tokens[position - 1];
      target = statement.comments;
    }
  };

  const readStatement = (statement: Statement) => {
    const isOption = tokens[position]!.text === 'option' && tokens[position + 1]?.text !== '=';
    let depth = 0;
    for (;;) {
      const token = tokens[position]!;
      if (token.kind === 'end') return;
      if (depth === 0 && token.text === '}') return;
      position++;
      if (depth === 0 && token.text === ';') return;
      if (depth === 0 && token.text === '{' && !isOption) {
        statement.block = readBlock(statement.comments);
        if (tokens[position]!.kind !== 'end') position++;
        return;
      }
      if (token.text === '{' || token.text === '[') depth++;
      else if (token.text === '}' || token.text === ']') depth--;
      statement.tokens.push(token);
    }
  };

  const comments = noComments();
  const statements = readBlock(comments);
  return { statements, detached: comments.detached };
}

/** The first brace of a file that has no partner, as a problem. */
export function checkBraces(tokens: Token[], file: string): Problem | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.text === '{') open.push(token);
    if (token.text !== '}' || open.pop()) continue;
    return {
      file,
      line: token.line,
      column: token.column,
      message: 'this "}" closes nothing; expected a declaration or the end of the file.',
      fix: 'Remove it, or add the "{" that it belongs to.',
    };
  }
  const last = open.pop();
  if (!last) return undefined;
  return {
    file,
    line: last.line,
    column: last.column,
    message: 'the "{" here is never closed; the file ends where "}" was expected.',
    fix: 'Add the "}" where the block ends.',
  };
}
