import type { Problem } from './problem';

const faults: [pattern: RegExp, message: string, fix: string][] = [
  [/^\s*$/, 'the file is empty.', 'Write its text, or remove the file.'],
  [/\0/, 'found a zero byte.', 'Remove it, or save the file as text in UTF-8.'],
  [/\ufffd/, 'found "\ufffd": this is not UTF-8.', 'Save the file in UTF-8 and retype it.'],
  [/\r(?!\n)/, 'found a carriage return alone.', 'Save the file with line feeds.'],
  [/^[<>]{7} /m, 'found a merge marker.', 'Finish the merge: keep one text and remove all markers.'],
];

/**
 * Why a text can't be meant as it is: bytes of another encoding, or a merge that isn't finished.
 *
 * @param most Characters that it must stay below. @default 1,000,000
 */
export function textFault(
  text: string,
  most = 1_000_000,
): Pick<Problem, 'line' | 'message' | 'fix'> | undefined {
  if (text.length >= most) {
    const message = `the file has ${most.toLocaleString('en')} characters or more.`;
    return { line: 1, message, fix: 'Split it.' };
  }
  for (const [pattern, message, fix] of faults) {
    const index = text.search(pattern);
    if (index >= 0) return { line: text.slice(0, index).split('\n').length, message, fix };
  }
}
