/** Markers around matched words. They aren't HTML, so it's safe to render them by mistake. */
export const preTag = '__aa-highlight__';
export const postTag = '__/aa-highlight__';

/** Splits a text at its markers, to render it as elements. Markers come in pairs. */
export const highlightParts = (value: string): { text: string; marked: boolean }[] =>
  value
    .split(new RegExp(`${preTag}|${postTag}`))
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
