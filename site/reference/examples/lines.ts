/** Lines moved in by a number of steps; empty lines stay empty. */
export function indent(text: string, steps: number, step: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : step.repeat(steps) + line))
    .join('\n');
}

/** Lines of code put together; what is false or undefined is left out. */
export function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n');
}

/** A name with underscores as TypeScript and JSON have it: `accountId` for `account_id`. */
export function camelCase(name: string): string {
  return name.replace(/_+([^_]?)/g, (_, next: string) => next.toUpperCase());
}

/** Orders names as imports are ordered, letters before their case. The same on every machine, whatever its language. */
export function byName(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first !== second) return first < second ? -1 : 1;
  return a === b ? 0 : a > b ? -1 : 1;
}
