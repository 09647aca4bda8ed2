/** A token of a definition file, with the comments in front of it. */
export interface Token {
  /** As written: strings keep their quotes and escapes. */
  text: string;
  line: number;
  comments: Comment[];
}

export interface Comment {
  text: string;
  line: number;
  endLine: number;
}

const token =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|[^\s{}=;:[\],'"()<>/]+|\s+|\S/g;

/**
 * Splits a definition into tokens. protobufjs has a tokenizer too, but it drops lines, escapes and digits beyond 2^53.
 * The last token is empty and holds the comments at the end of the file.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let comments: Comment[] = [];
  let endLine = 1;
  for (const [found] of text.matchAll(token)) {
    const line = endLine;
    endLine += found.split('\n').length - 1;
    if (found.trim() === '') continue;
    if (/^\/[/*]/.test(found)) {
      comments.push({ text: found, line, endLine });
    } else {
      tokens.push({ text: found, line, comments });
      comments = [];
    }
  }
  tokens.push({ text: '', line: endLine + 1, comments });
  return tokens;
}
