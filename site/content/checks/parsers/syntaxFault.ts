/** A syntax error. */
export interface SyntaxFault {
  /** Line of the example; the first is 1. */
  line: number;
  /** The message of the parser. */
  reason: string;
}

/** Returns the first syntax error of an example, undefined if there is none. */
export type Parser = (source: string) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

/** Line of an offset in a text; the first is 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
