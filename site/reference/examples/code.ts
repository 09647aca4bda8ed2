/** Joins lines of code; false and undefined ones are dropped. */
export function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n');
}

/** Compares names case-insensitively, the same in every locale. */
export function byName(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first !== second) return first < second ? -1 : 1;
  return a === b ? 0 : a > b ? -1 : 1;
}

/** Indents every line of some code but the first. */
export const indent = (code: string, by: string): string => code.replace(/\n(?=.)/g, `\n${by}`);

/** Items between brackets, each on an indented line and with a comma at its end. */
export const block = (open: string, items: string[], close: string, step: string): string =>
  `${open}\n${items.map((item) => `${step}${indent(item, step)},\n`).join('')}${close}`;
