/** What a parser does not understand. */
export interface SyntaxFault {
  /** Line of the example; the first is 1. */
  line: number;
  /** What is wrong, in the words of the parser. */
  reason: string;
}

/** Reads an example; gives the first thing that is wrong with it, undefined when nothing is. */
export type Parser = (source: string) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

/** Line on which an offset of a text stands; the first is 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
