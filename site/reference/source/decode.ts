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
  if (text.trim() === '') {
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
  return { text };
}

function placeOf(bytes: Uint8Array, offset: number): { line: number; column: number } {
  const before = bytes.subarray(0, offset);
  const lines = new TextDecoder().decode(before).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Index of the first byte that no longer makes valid UTF-8: the longest prefix that decodes, found by halving. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isValidStart(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function isValidStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
