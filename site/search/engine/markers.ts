/** Stands before a word that was found, where a query names no marker of its own. Safe: it is no HTML. */
export const defaultPreTag = '__aa-highlight__';
/** Stands after it. */
export const defaultPostTag = '__/aa-highlight__';

/** A piece of a text, to be rendered as text or inside an element. */
export interface HighlightPart {
  text: string;
  kind: 'found' | 'plain';
}

/** Takes a text with markers apart, so that it can be rendered as elements. Never render it as HTML. */
export function highlightParts(
  value: string,
  preTag = defaultPreTag,
  postTag = defaultPostTag,
): HighlightPart[] {
  const [before = '', ...rest] = value.split(preTag);
  const parts: HighlightPart[] = [{ text: before, kind: 'plain' }];
  for (const piece of rest) {
    const [found = '', ...after] = piece.split(postTag);
    parts.push({ text: found, kind: 'found' }, { text: after.join(''), kind: 'plain' });
  }
  return parts.filter(({ text }) => text !== '');
}
