/** Joins lines of code; false and undefined ones are dropped. */
export function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n');
}

/** Compares names case-insensitively, the same in every locale. */
export function byName(a: string, b: string): number {
  const [first, second] = [a, b].map((name) => `${name.toLowerCase()}\0${name}`) as [string, string];
  return Number(first > second) - Number(first < second);
}

/** Indents every line of some code but the first. */
export const indent = (code: string, by: string): string => code.replace(/\n(?=.)/g, `\n${by}`);

/**
 * Items between brackets, each on an indented line and with a comma at its end.
 *
 * @param most Longest line, in characters, that all items can share. @default 0, only an empty list is one line
 */
export function block(open: string, items: string[], close: string, step: string, most = 0): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (items.length === 0 || (!line.includes('\n') && line.length < most)) return line;
  return `${open}\n${items.map((item) => `${step}${indent(item, step)},\n`).join('')}${close}`;
}
