/** Joins lines of code, without those that are false or undefined. */
export function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n');
}

/** Orders names as imports are ordered, letters before their case. The same on every machine, whatever its language. */
export function byName(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first !== second) return first < second ? -1 : 1;
  return a === b ? 0 : a > b ? -1 : 1;
}
