import { parse, rgb, wcagContrast, type Rgb } from 'culori';

import { light } from '../tokens/light';
import { tones, type ColorRole } from '../tokens/roles';
import { rolesOf } from './rolesOf.guide';

/** A color of text or of a mark, with the backgrounds behind it. */
export interface ContrastPair {
  ink: ColorRole;
  /** Backgrounds, one by one. A pair of roles is a translucent color over an opaque one. */
  on: (ColorRole | [ColorRole, ColorRole])[];
  /** `text` needs 4.5:1; a `mark` (a control's border, an icon, the focus ring, a meaningful drawing) 3:1. */
  as: 'text' | 'mark';
  /** The `opacity` of the ink. @default 1 */
  opacity?: number;
  /** Where it is used. */
  where: string;
}

const pair =
  (as: ContrastPair['as']) =>
  (
    ink: ColorRole,
    on: readonly ContrastPair['on'][number][],
    where: string,
    opacity?: number,
  ): ContrastPair => ({ ink, on: [...on], as, where, opacity });
const text = pair('text');
const mark = pair('mark');

const controls = ['ground', 'surface', 'raised'] as const;
const page = [...controls, 'accent.wash', 'accent.washPressed'] as const;
const everywhere = [...page, ...tones.map((tone) => `${tone}.surface` as const)];

/** Every ink with each background that components draw it on. Purely decorative colors are in {@link decorativeRoles}. */
export const contrastPairs: ContrastPair[] = [
  text('ink.base', everywhere, 'Body text, names and titles; hovered controls; callouts'),
  text(
    'ink.base',
    controls.map((surface) => ['selection', surface]),
    'Selected text',
  ),
  text(
    'ink.soft',
    everywhere,
    'Leads, descriptions, sidebar, code titles, menus; quotations and tables in callouts',
  ),
  text(
    'ink.quiet',
    page,
    'Labels, copy buttons, tabs, placeholders, counts; paths of results, notes in target rows',
  ),
  text('accent.base', everywhere, 'Links, also in callouts, notices, target rows; marked words of results'),
  text('accent.hover', everywhere, 'Hovered links'),
  text('accent.on', ['accent.fill', 'accent.hover', 'accent.pressed'], 'Primary buttons'),
  text('accent.on', ['danger.ink'], 'Buttons that delete'),
  text('serial', ['ground', 'surface', 'accent.wash'], 'Steps, field numbers, target rows, diagrams'),
  ...rolesOf(light.color.code, ['code']).map((role) =>
    text(
      role,
      ['surface', 'ground', 'accent.wash', 'tip.surface', 'danger.surface'],
      'Code, output, marked lines',
    ),
  ),
  ...tones.flatMap((tone) => [
    text(`${tone}.ink`, [`${tone}.surface`], 'Titles of callouts, badges'),
    mark(`${tone}.ink`, [`${tone}.surface`], 'Engraving of a callout', 0.72),
  ]),
  text('warning.ink', ['ground'], 'Notice of a shortened query'),
  mark('accent.base', everywhere, 'Focus ring; bar at the current page; brackets; band of the logo'),
  mark('accent.fill', controls, 'The body of a primary button'),
  mark('line.control', controls, 'Borders of inputs and buttons, nodes of a diagram'),
  mark('engraving.shape', ['ground', 'surface'], 'Hidden characters in the engraved band'),
];

/** Decorative colors that need no contrast: rules between parts, engraved rows, the backdrop of a dialog. */
export const decorativeRoles: ColorRole[] = [
  ...(['line.base', 'line.strong', 'engraving.row', 'engraving.quiet', 'backdrop', 'underline'] as const),
  ...tones.map((tone) => `${tone}.line` as const),
];

/** A text or mark color with its opacity. */
export interface Ink {
  /** Any CSS color. */
  color: string;
  /** The `opacity` of its element. @default 1 */
  opacity?: number;
}

/**
 * WCAG contrast of an ink on its background, from 1 to 21. Translucent colors are composited first, as a browser does.
 *
 * @param surfaces CSS colors under the ink, topmost first; the last is opaque.
 */
export function contrastRatio({ color, opacity = 1 }: Ink, surfaces: string[]): number {
  const ground = surfaces
    .map((surface) => rgbOf(surface))
    .reduceRight((below, layer) => composite(layer, below));
  const ink = rgbOf(color);
  return wcagContrast(composite({ ...ink, alpha: (ink.alpha ?? 1) * opacity }, ground), ground);
}

function rgbOf(css: string): Rgb {
  const parsed = parse(css);
  if (!parsed) throw new Error(`"${css}" is not a color.`);
  const color = rgb(parsed);
  // Clamped to sRGB, as on most displays.
  return { ...color, r: clamped(color.r), g: clamped(color.g), b: clamped(color.b) };
}

function composite({ r, g, b, alpha = 1 }: Rgb, below: Rgb): Rgb {
  const mix = (top: number, under: number) => top * alpha + under * (1 - alpha);
  return { mode: 'rgb', r: mix(r, below.r), g: mix(g, below.g), b: mix(b, below.b) };
}

const clamped = (channel: number) => Math.min(1, Math.max(0, channel));
