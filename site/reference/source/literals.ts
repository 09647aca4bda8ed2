import type { Token } from './tokens';

const escapes: Record<string, number> = { a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11 };

/** The text that string tokens stand for: escapes resolved, strings that follow each other joined. */
export function stringValue(tokens: Token[]): string {
  return tokens
    .map(({ text }) => (text.includes('\\') ? unescape(text.slice(1, -1)) : text.slice(1, -1)))
    .join('');
}

/** Octal and hexadecimal escapes are bytes of UTF-8, so the whole is put together as bytes. */
function unescape(text: string): string {
  const parts = text.split(/(\\(?:[0-7]{1,3}|[xX][0-9a-fA-F]{1,2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[\s\S]))/);
  return Buffer.concat(
    parts.map((part) => (part.startsWith('\\') ? escaped(part.slice(1)) : Buffer.from(part))),
  ).toString('utf8');
}

function escaped(code: string): Buffer {
  if (/^[0-7]/.test(code)) return Buffer.from([parseInt(code, 8) & 0xff]);
  if (/^[xX]./.test(code)) return Buffer.from([parseInt(code.slice(1), 16)]);
  if (/^[uU]./.test(code)) return Buffer.from(codePoint(parseInt(code.slice(1), 16)));
  const control = escapes[code];
  return control === undefined ? Buffer.from(code) : Buffer.from([control]);
}

const codePoint = (code: number) => (code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));

/** Highest number that a field can have: 2^29 - 1. */
export const maxFieldNumber = 536870911;

/** The whole number that a token stands for, also when it is hexadecimal or octal. */
export function integerValue(text: string): number {
  const digits = text.startsWith('-') ? text.slice(1) : text;
  const value = digits.startsWith('0') && /^0[0-7]+$/.test(digits) ? parseInt(digits, 8) : Number(digits);
  return digits === text ? value : -value;
}
