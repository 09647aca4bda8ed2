import type { Fault } from './problem';

const mistakes: [pattern: RegExp, message: string, fix: string][] = [
  [/^\s*$/, 'the file is empty.', 'Write its text, or remove the file.'],
  [/\0/, 'found a zero byte.', 'Remove it, or save the file as text in UTF-8.'],
  [/\ufffd/, 'found "\ufffd": this is not UTF-8.', 'Save the file in UTF-8 and retype it.'],
  [/\r(?!\n)/, 'found a carriage return without a line feed.', 'Save the file with line feeds.'],
  [/^[<>]{7} /m, 'found a merge marker.', 'Finish the merge: keep one text and remove all markers.'],
];

/**
 * Finds signs of a mistake in a text: bytes in another encoding, or an unfinished merge.
 *
 * @param hasSizeLimit Whether a million characters or more are also a mistake. @default true
 */
export function textFault(text: string, hasSizeLimit = true): Fault | undefined {
  if (hasSizeLimit && text.length >= 1_000_000) {
    return { line: 1, message: 'the file has a million characters or more.', fix: 'Split it.' };
  }
  for (const [pattern, message, fix] of mistakes) {
    const index = text.search(pattern);
    if (index >= 0) return { line: text.slice(0, index).split('\n').length, message, fix };
  }
}
