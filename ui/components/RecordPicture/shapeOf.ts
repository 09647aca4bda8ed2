/** A run of a value that stays readable, or one character of it that is hidden, or a blank. */
export interface ShapePart {
  text: string;
  kind: 'kept' | 'hidden' | 'space';
}

/** Splits a value into runs that are kept and single characters that are hidden. */
export function shapeOf(value: string, kept: string[] = []): ShapePart[] {
  const parts: ShapePart[] = [];
  for (let at = 0; at < value.length;) {
    const run = kept.find((text) => value.startsWith(text, at));
    const text = run ?? value.charAt(at);
    parts.push({ text, kind: run ? 'kept' : text === ' ' ? 'space' : 'hidden' });
    at += text.length;
  }
  return parts;
}

/** What can still be read of a value, in words: "@corp.example kept, the rest hidden". */
export function describeShape(value: string, kept: string[] = []): string {
  const parts = shapeOf(value, kept);
  if (parts.every(({ kind }) => kind !== 'hidden')) return 'kept';
  const words = parts.filter(({ kind, text }) => kind === 'kept' && /[\p{L}\p{N}]/u.test(text));
  if (words.length === 0) return 'value hidden, shape kept';
  return `${words.map(({ text }) => text).join(', ')} kept, the rest hidden`;
}
