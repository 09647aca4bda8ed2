import { fill } from '../../behaviors/messages';

/** Words for a value that is hidden, in full or in part, or that its transformer rejects. */
export type MaskMessages = Record<'hidden' | 'whole' | 'none' | 'some' | 'refused', string>;

/** A run of characters that is kept, hidden, blank or new. */
export interface TextRun {
  text: string;
  kind: 'kept' | 'hidden' | 'space' | 'new';
}

/** Splits a value into runs that are kept, hidden or blank. */
export function maskValue(value: string, kept: string[] = []): TextRun[] {
  const runs: TextRun[] = [];
  for (let at = 0; at < value.length;) {
    const keptText = kept.find((text) => text !== '' && value.startsWith(text, at));
    const text = keptText ?? value.charAt(at);
    const other = text === ' ' ? 'space' : 'hidden';
    const kind = keptText ? 'kept' : other;
    const last = runs.at(-1);
    // One element for a run: between two, an edge would show at 125 % display scale.
    if (last && last.kind === kind && kind !== 'kept') last.text += text;
    else runs.push({ text, kind });
    at += text.length;
  }
  return runs;
}

/** Splits a value after its transformer into kept runs and, in square brackets, new ones. */
export function parseAfter(after: string): TextRun[] {
  return after
    .split(/\[([^\]]*)\]/)
    .map((text, index): TextRun => ({ text, kind: index % 2 === 1 ? 'new' : 'kept' }))
    .filter(({ text }) => text !== '');
}

/** Describes the readable part of a value: "Neosync: @corp.example kept, the rest hidden". */
export function describeMask(words: MaskMessages, value: string, kept: string[] = []): string {
  const runs = maskValue(value, kept);
  const readable = runs.filter(({ kind, text }) => kind === 'kept' && /[\p{L}\p{N}]/u.test(text));
  let description = readable.length > 0 ? words.some : words.none;
  if (runs.every(({ kind }) => kind !== 'hidden')) description = words.whole;
  return `${words.hidden}: ${fill(description, { kept: readable.map(({ text }) => text).join(', ') })}`;
}
