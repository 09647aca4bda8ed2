/** Markers around words that were found. They are not HTML, so they are safe to render by mistake. */
export const preTag = '__aa-highlight__';
export const postTag = '__/aa-highlight__';

/** A piece of a text, to be rendered as text or inside an element. */
export interface HighlightPart {
  text: string;
  kind: 'found' | 'plain';
}

/** Splits a text at its markers, so that it can be rendered as elements. */
export function highlightParts(value: string): HighlightPart[] {
  const [before = '', ...rest] = value.split(preTag);
  const parts: HighlightPart[] = [{ text: before, kind: 'plain' }];
  for (const piece of rest) {
    const [found = '', ...after] = piece.split(postTag);
    parts.push({ text: found, kind: 'found' }, { text: after.join(''), kind: 'plain' });
  }
  return parts.filter(({ text }) => text !== '');
}
