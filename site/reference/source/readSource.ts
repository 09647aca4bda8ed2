import type { Problem } from '../../problem';
import { decode } from './decode';
import type { FileDeclaration } from './declarations';
import { checkGrammar } from './grammar';
import { readDeclarations } from './readDeclarations';
import { checkBraces, readStatements } from './statements';
import { type Token, tokenize } from './tokens';

/** A definition file as it lies on disk. */
export interface Source {
  /** Path under the root, with forward slashes, as other files import it. */
  path: string;
  /** Path of the file from the root of the project, for problems. */
  file: string;
  bytes: Uint8Array;
}

export interface ReadSourceResult {
  /** Undefined when the file cannot be read. */
  declaration?: FileDeclaration;
  problem?: Problem;
  /** What the parser says about meaning, to be passed on when no check finds its place. */
  complaint?: string;
}

/** Reads one file as far as that goes without the others: its text, its grammar and what it declares. */
export function readSource({ path, file, bytes }: Source): ReadSourceResult {
  const { text, problem: unreadable } = decode(bytes, file);
  if (text === undefined) return { problem: unreadable };
  const { tokens, problem: badToken } = tokenize(text, file);
  const problem = badToken ?? checkEscapes(tokens, file) ?? checkBraces(tokens, file);
  if (problem) return { problem };
  if (tokens.length === 1) {
    return {
      problem: {
        file,
        line: 1,
        column: 1,
        message:
          'the file holds nothing but comments; expected a definition that begins with `syntax = "proto3";`.',
        fix: 'Write the definition, or remove the file.',
      },
    };
  }
  const grammar = checkGrammar(tokens, file);
  if (grammar.problem) return { problem: grammar.problem };
  return { declaration: readDeclarations(readStatements(tokens), path, file), complaint: grammar.complaint };
}

const escape =
  /\\(?:([abfnrtv\\'"?]|[0-7]{1,3}|[xX][0-9a-fA-F]{1,2}|u[0-9a-fA-F]{4}|U(?:000[0-9a-fA-F]|0010)[0-9a-fA-F]{4})|[xXuU][0-9a-fA-F]*|[\s\S])/gu;

/** Finds the first escape in a string that stands for no character. */
function checkEscapes(tokens: Token[], file: string): Problem | undefined {
  for (const { kind, text, line, column } of tokens) {
    if (kind !== 'string' || !text.includes('\\')) continue;
    for (const { 0: found, 1: known, index } of text.matchAll(escape)) {
      if (known !== undefined) continue;
      return {
        file,
        line,
        // A line break in a string can only follow the backslash that is at fault.
        column: column + index,
        message: `found the escape ${quoted(found)} in the string ${quoted(text)}; expected one of \\a \\b \\f \\n \\r \\t \\v \\\\ \\' \\" \\?, up to three octal digits, \\x and up to two hexadecimal ones, \\u and four, or \\U and eight up to 0010ffff.`,
        fix: 'Write "\\\\" for a backslash of the text, or remove the backslash.',
      };
    }
  }
  return undefined;
}

/** As written, but on one line, and no longer than a line of a report bears. */
function quoted(text: string): string {
  const line = text.replaceAll('\r', '␍').replaceAll('\n', '␊');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
