import type { Problem } from '../../problem';

/** A comment as it stands in the file, with its marks. */
export interface Comment {
  text: string;
  /** First line is 1. */
  line: number;
  /** Line of its last character. */
  endLine: number;
}

/** The smallest part of a definition: a name (with its dots), a number (with its sign), a string or a sign. */
export interface Token {
  kind: 'name' | 'number' | 'string' | 'sign' | 'end';
  /** As written; a string has its quotes. */
  text: string;
  /** First line is 1. */
  line: number;
  /** First column is 1. */
  column: number;
  /** Comments between the token before and this one. */
  comments: Comment[];
}

/** A token in a sentence. */
export const show = ({ kind, text }: Token) =>
  kind === 'end' ? 'the end of the file' : kind === 'string' ? text : JSON.stringify(text);

export interface TokenizeResult {
  /** All tokens, and at the end one of kind `end`. */
  tokens: Token[];
  /** What cannot be a part of any definition; tokens stop there. */
  problem?: Problem;
}

const pattern = new RegExp(
  [
    /([ \t\r\n\v\f]+)/,
    /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/,
    /("(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')/,
    /(-[ \t\r\n\v\f]*(?:inf|nan|infinity)\b|-?[ \t\r\n\v\f]*\.?\d(?:[eE][+-](?=\d)|[\w.])*)/,
    /(\.?[A-Za-z_]\w*(?:\.\w+)*(?:\/[A-Za-z_][\w.]*)*)/,
    /([{}[\]()<>=;:,.-])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
);

/**
 * Splits a definition file into tokens, each with its place and the comments before it.
 *
 * @param file Path of the file, for problems.
 */
export function tokenize(source: string, file: string): TokenizeResult {
  const tokens: Token[] = [];
  const angles: boolean[] = [];
  let comments: Comment[] = [];
  let line = 1;
  let lineStart = 0;
  let offset = 0;
  const end = (): Token => ({ kind: 'end', text: '', line, column: offset - lineStart + 1, comments });

  while (offset < source.length) {
    pattern.lastIndex = offset;
    const match = pattern.exec(source);
    const column = offset - lineStart + 1;
    if (match === null) {
      return {
        tokens: [...tokens, end()],
        problem: { file, line, column, ...unreadable(source.slice(offset)) },
      };
    }
    const text = match[0];
    const startLine = line;
    if (source.startsWith('<<<<<<<', offset)) {
      const message = 'found "<<<<<<<", which marks a conflict of two versions; expected one of them.';
      const fix = 'Keep one of the two, and remove the marks.';
      return { tokens: [...tokens, end()], problem: { file, line, column, message, fix } };
    }
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      line++;
      lineStart = offset + at + 1;
    }
    offset += text.length;
    const [, space, comment, string, number, name] = match;
    if (space !== undefined) continue;
    if (comment !== undefined) {
      comments.push({ text, line: startLine, endLine: line });
      continue;
    }
    const kind =
      string !== undefined
        ? 'string'
        : number !== undefined
          ? 'number'
          : name !== undefined
            ? 'name'
            : 'sign';
    tokens.push({
      kind,
      text:
        kind === 'sign' ? brace(text, tokens, angles) : kind === 'number' ? text.replace(/\s/g, '') : text,
      line: startLine,
      column,
      comments,
    });
    comments = [];
  }
  return { tokens: [...tokens, end()] };
}

/** Aggregate values may stand in `<` and `>` as well as in braces. Only the types of a map need the angles. */
function brace(sign: string, before: Token[], angles: boolean[]): string {
  if (sign === '<') {
    const map = before.at(-1)?.text === 'map';
    angles.push(map);
    return map ? sign : '{';
  }
  if (sign === '>') return angles.pop() === false ? '}' : sign;
  return sign;
}

function unreadable(rest: string): Pick<Problem, 'message' | 'fix'> {
  const first = String.fromCodePoint(rest.codePointAt(0)!);
  if (rest.startsWith('/*')) {
    return { message: 'the comment that begins here is never closed.', fix: 'Close it with "*/".' };
  }
  if (first === '"' || first === "'") {
    return {
      message: `the string ${JSON.stringify(rest.split('\n')[0]!.slice(0, 40))} is never closed; expected ${first} on the same line.`,
      fix: `Close it with ${first}, and write a line break in it as \\n.`,
    };
  }
  if (/^[\s\p{C}\p{Z}]/u.test(first)) return unseen(first);
  return {
    message: `found ${JSON.stringify(first)}, expected a name, a number, a string or a sign such as "{", "=" or ";".`,
    fix: 'Remove the character, or put it in a comment or a string.',
  };
}

const names: Record<string, string> = {
  '\u00a0': 'a non-breaking space',
  '\u200b': 'a space of no width',
  '\u2028': 'a line separator',
  '\u3000': 'an ideographic space',
  '\ufeff': 'a byte-order mark',
};

/** What is wrong with a character that shows nothing, or only a gap, and is no white space of the language. */
function unseen(character: string): Pick<Problem, 'message' | 'fix'> {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names[character];
  return {
    message: `found the character ${code}${name === undefined ? '' : `, ${name}`}; expected white space to be spaces, tabs and line ends.`,
    fix:
      character === '\ufeff'
        ? 'Remove the character: only one may stand, at the very start of the file.'
        : 'Replace the character with an ordinary space, or remove it.',
  };
}
