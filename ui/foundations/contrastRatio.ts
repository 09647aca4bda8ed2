import { parse, rgb, wcagContrast, type Rgb } from 'culori';

/** A text or mark color with its opacity. */
export interface Ink {
  /** Any CSS color. */
  color: string;
  /** The `opacity` of the element that it is drawn on. @default 1 */
  opacity?: number;
}

/**
 * WCAG contrast of an ink on its background, from 1 to 21. Translucent colors are composited first, as a browser does.
 *
 * @param surfaces CSS colors under the ink, topmost first; the last is opaque.
 */
export function contrastRatio({ color, opacity = 1 }: Ink, surfaces: string[]): number {
  const ground = surfaces.map((surface) => read(surface)).reduceRight((below, layer) => over(layer, below));
  const ink = read(color);
  return wcagContrast(over({ ...ink, alpha: (ink.alpha ?? 1) * opacity }, ground), ground);
}

function read(css: string): Rgb {
  const parsed = parse(css);
  if (!parsed) throw new Error(`"${css}" is not a color.`);
  const color = rgb(parsed);
  // Clamped to sRGB, as on most displays.
  return { ...color, r: clamped(color.r), g: clamped(color.g), b: clamped(color.b) };
}

function over({ r, g, b, alpha = 1 }: Rgb, below: Rgb): Rgb {
  const mix = (top: number, under: number) => top * alpha + under * (1 - alpha);
  return { mode: 'rgb', r: mix(r, below.r), g: mix(g, below.g), b: mix(b, below.b) };
}

const clamped = (channel: number) => Math.min(1, Math.max(0, channel));
