import type { Problem } from '../../problem';
import type { Token } from './tokens';

const escape =
  /\\(?:([abfnrtv\\'"?]|[0-7]{1,3}|[xX][0-9a-fA-F]{1,2}|u[0-9a-fA-F]{4}|U(?:000[0-9a-fA-F]|0010)[0-9a-fA-F]{4})|[xXuU][0-9a-fA-F]*|[\s\S])/gu;

/** Finds the first escape in a string that stands for no character. */
export function checkEscapes(tokens: Token[], file: string): Problem | undefined {
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
