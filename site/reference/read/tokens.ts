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
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|[^\s{}=;:[\],'"()<>/]+|\S/g;

/**
 * Splits a definition into tokens. protobufjs has a tokenizer too, but it drops lines, escapes and digits beyond 2^53.
 * The last token is empty and holds the comments at the end of the file.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let comments: Comment[] = [];
  let line = 1;
  let offset = 0;
  const advance = (to: number) => {
    for (; offset < to; offset++) if (text.charCodeAt(offset) === 10) line++;
    return line;
  };
  for (const { 0: found, index } of text.matchAll(token)) {
    const start = advance(index);
    if (/^\/[/*]/.test(found)) {
      comments.push({ text: found, line: start, endLine: advance(index + found.length) });
      continue;
    }
    tokens.push({ text: found, line: start, comments });
    comments = [];
  }
  tokens.push({ text: '', line: advance(text.length) + 1, comments });
  return tokens;
}
