import type { ColorRole } from '../tokens/roles';

/** The names of all colors, in the order of the theme. */
export function rolesOf(colors: object, path: string[] = []): ColorRole[] {
  return Object.entries(colors).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? ([...path, key].join('.') as ColorRole) : rolesOf(value, [...path, key]),
  );
}
