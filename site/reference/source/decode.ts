import type { Problem } from '../../problem';

/** A definition file as text. */
export interface DecodedSource {
  /** The text without a byte order mark. Undefined when the file cannot be read as text. */
  text?: string;
  problem?: Problem;
}

/**
 * Reads the bytes of a definition file as UTF-8. A byte order mark is dropped.
 *
 * @param file Path of the file, for the problem: an empty file, a binary one, or bytes that are not UTF-8.
 */
export function decode(bytes: Uint8Array, file: string): DecodedSource {
  const zero = bytes.indexOf(0);
  if (zero >= 0) {
    return {
      problem: {
        file,
        ...placeOf(bytes, zero),
        message: 'the file holds a zero byte, so it is binary; expected the text of a definition.',
        fix: 'Replace the file with the .proto source, not with a compiled descriptor or another encoding.',
      },
    };
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const at = firstBadByte(bytes);
    return {
      problem: {
        file,
        ...placeOf(bytes, at),
        message: `the byte 0x${bytes[at]!.toString(16).padStart(2, '0')} is not UTF-8; expected text in UTF-8.`,
        fix: 'Save the file as UTF-8.',
      },
    };
  }
  // Only what is white space in the language: other characters that show nothing are told of by their names.
  if (/^[ \t\r\n\v\f]*$/.test(text)) {
    return {
      problem: {
        file,
        line: 1,
        column: 1,
        message: 'the file is empty; expected a definition that begins with `syntax = "proto3";`.',
        fix: 'Write the definition, or remove the file.',
      },
    };
  }
  const carriageReturn = text.includes('\n') ? -1 : text.indexOf('\r');
  if (carriageReturn >= 0) {
    return {
      problem: {
        file,
        line: 1,
        column: carriageReturn + 1,
        message: 'the lines end in a carriage return alone; expected a line feed, with or without one.',
        fix: 'Save the file with line ends of Unix or Windows.',
      },
    };
  }
  return { text };
}

function placeOf(bytes: Uint8Array, offset: number): { line: number; column: number } {
  const before = bytes.subarray(0, offset);
  const lines = new TextDecoder().decode(before).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Index at which the first sequence of bytes begins that is not UTF-8. */
function firstBadByte(bytes: Uint8Array): number {
  // The longest start without an error, found by halving. It may end inside the sequence.
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isText(bytes.subarray(0, middle), { stream: true })) good = middle;
    else bad = middle;
  }
  while (good > 0 && !isText(bytes.subarray(0, good), { stream: false })) good--;
  return good;
}

function isText(bytes: Uint8Array, options: { stream: boolean }): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, options);
    return true;
  } catch {
    return false;
  }
}
