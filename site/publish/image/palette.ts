import { colors } from './colors';

/** What is drawn on the ground. */
export type Ink = Exclude<keyof typeof colors, 'ground'>;

/** How many grades an ink has: enough for edges that look smooth. */
const grades = 24;

const inks = Object.keys(colors).filter((name) => name !== 'ground') as Ink[];

/** Red, green and blue of a color as `#rrggbb`. */
const channels = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];

/** The colors of all pictures: the ground, and after it each ink, from its faintest grade to its full one. */
export const palette: readonly number[][] = [
  channels(colors.ground),
  ...inks.flatMap((ink) =>
    Array.from({ length: grades }, (_, grade) =>
      channels(colors.ground).map((ground, channel) =>
        Math.round(ground + ((channels(colors[ink])[channel]! - ground) * (grade + 1)) / grades),
      ),
    ),
  ),
];

/** For each ink, and for each coverage of a pixel with it from 0 to 255, the place of the color in the palette. */
export const places = Object.fromEntries(
  inks.map((ink, index) => [
    ink,
    Uint8Array.from({ length: 256 }, (_, coverage) => {
      const grade = Math.round((coverage / 255) * grades);
      return grade === 0 ? 0 : index * grades + grade;
    }),
  ]),
) as Record<Ink, Uint8Array>;

/** Place of the color in the palette that is most like another one. */
export function nearest(color: readonly number[]): number {
  const distances = palette.map((candidate) =>
    candidate.reduce((sum, value, channel) => sum + (value - color[channel]!) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}
