/** Markers around words that were found. They are not HTML, so they are safe to render by mistake. */
export const preTag = '__aa-highlight__';
export const postTag = '__/aa-highlight__';

/** Splits a text at its markers, so that it can be rendered as elements. */
export function highlightParts(value: string): { text: string; marked: boolean }[] {
  const [before = '', ...rest] = value.split(preTag);
  const parts = rest.flatMap((piece) => {
    const [found = '', ...after] = piece.split(postTag);
    return [
      { text: found, marked: true },
      { text: after.join(''), marked: false },
    ];
  });
  return [{ text: before, marked: false }, ...parts].filter(({ text }) => text !== '');
}
