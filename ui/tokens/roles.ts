import { light, type Theme } from './light';

type Path<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${Path<Group[Key]>}`;
}[keyof Group & string];

/** The name of a color: `ground`, `line.strong`, `code.key`. */
export type ColorRole = Path<Theme['color']>;

/** The value that a role has among the given colors: those of a theme, or the CSS variables. */
export function colorOf(colors: Theme['color'], role: ColorRole): string {
  return role
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], colors) as string;
}

type Colors = Theme['color'];

/** A color of callouts and badges. */
export type Tone = {
  [Name in keyof Colors]: Colors[Name] extends { ink: string; surface: string } ? Name : never;
}[keyof Colors];

/** All tones: the groups of colors that have both an ink and a surface. */
export const tones = Object.entries(light.color).flatMap(([name, colors]) =>
  typeof colors === 'object' && 'ink' in colors && 'surface' in colors ? [name as Tone] : [],
);

/** For readers who prefer more contrast: the role whose color each role takes, in both themes. */
export const moreContrast = {
  'line.base': 'line.control',
  'line.strong': 'ink.soft',
  'ink.quiet': 'ink.soft',
  underline: 'accent.base',
} as const satisfies Partial<Record<ColorRole, ColorRole>>;
