import type { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import robotoMono from '@capsizecss/metrics/robotoMono';
import robotoMonoBold from '@capsizecss/metrics/robotoMono/700';
import schibsted from '@capsizecss/metrics/schibstedGrotesk';
import schibstedBold from '@capsizecss/metrics/schibstedGrotesk/600';
import spline from '@capsizecss/metrics/splineSansMono';
import splineBold from '@capsizecss/metrics/splineSansMono/600';

type Metrics = Parameters<typeof createFontStack>[0][number];

/**
 * Local fonts with the same metrics, which are one face.
 *
 * @param family Name of the font that gives the face its name.
 * @param names Full and PostScript names, in the order they are tried. Each name that Chromium doesn't find on Linux delays
 *   the first frame by a call to another process, so the fonts that Linux has come first.
 */
const font = (family: string, metrics: Metrics, ...names: string[]) => ({ family, metrics, names });

/** Letters of a monospace font are `width` of 2,048 units wide at any weight, according to the `hmtx` table. */
const monospace = (family: string, width: number, ...names: string[]) =>
  font(family, { ...emptyMetrics, familyName: family, xWidthAvg: width }, ...names);

const emptyMetrics = { ascent: 0, descent: 0, lineGap: 0, unitsPerEm: 2048 };

/**
 * Local fonts sized to the brand's, so nothing moves when those load: for each range of weights, in the order they are
 * tried. Windows and macOS have Arial and a monospace font, Linux has Liberation and DejaVu, Android has Roboto.
 */
export const fallbackFonts = {
  text: [
    {
      fontWeight: '400 549',
      brand: schibsted,
      locals: [
        font('Arial', arial, 'Liberation Sans', 'Arial', 'ArialMT'),
        font('Roboto', roboto, 'Roboto Regular', 'Roboto-Regular'),
      ],
    },
    {
      fontWeight: '550 900',
      // Titles are 640.
      brand: schibstedBold,
      locals: [
        font('Arial', arialBold, 'Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT'),
        font('Roboto', robotoBold, 'Roboto Bold', 'Roboto-Bold'),
      ],
    },
  ],
  code: [
    {
      fontWeight: '300 549',
      brand: spline,
      locals: [
        monospace('Menlo', 1233, 'DejaVu Sans Mono', 'Menlo', 'Menlo-Regular'),
        monospace('Consolas', 1126, 'Consolas'),
        font('Roboto Mono', robotoMono, 'Liberation Mono', 'Roboto Mono Regular', 'RobotoMono-Regular'),
      ],
    },
    {
      fontWeight: '550 700',
      brand: splineBold,
      locals: [
        monospace('Menlo', 1233, 'DejaVu Sans Mono Bold', 'Menlo Bold', 'Menlo-Bold'),
        monospace('Consolas', 1126, 'Consolas Bold', 'Consolas-Bold'),
        font('Roboto Mono', robotoMonoBold, 'Liberation Mono Bold', 'Roboto Mono Bold', 'RobotoMono-Bold'),
      ],
    },
  ],
};

/** Name of a local font sized to one of the brand's. */
export const fallbackFontName = (local: string): string => `${local} resized`;

/** Names of the fallback fonts for a brand font, in `font-family` order. */
export const fallbackFontNames = (kind: keyof typeof fallbackFonts): string[] =>
  fallbackFonts[kind][0]!.locals.map(({ family }) => fallbackFontName(family));
