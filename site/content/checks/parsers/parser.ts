/** What a parser does not understand. */
export interface SyntaxFault {
  /** Line of the example; the first is 1. */
  line: number;
  /** What is wrong, in the words of the parser. */
  reason: string;
}

/** Reads an example; gives the first thing that is wrong with it, undefined when nothing is. */
export type Parser = (source: string) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;
