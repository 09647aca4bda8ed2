/** Markers around words that were found. They are not HTML, so they are safe to render by mistake. */
export const preTag = '__aa-highlight__';
export const postTag = '__/aa-highlight__';

/** Splits a text at its markers, so that it can be rendered as elements. Markers come in pairs. */
export const highlightParts = (value: string): { text: string; marked: boolean }[] =>
  value
    .split(new RegExp(`${preTag}|${postTag}`))
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
