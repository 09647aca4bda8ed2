import type { Problem } from '../../problem';
import { decode } from './decode';
import type { FileDeclaration } from './declarations';
import { checkEscapes } from './checkEscapes';
import { checkGrammar } from './grammar';
import { readDeclarations } from './readDeclarations';
import { checkBraces, readStatements } from './statements';
import { tokenize } from './tokens';

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
