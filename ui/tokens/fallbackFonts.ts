import type { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import courier from '@capsizecss/metrics/courierNew';
import courierBold from '@capsizecss/metrics/courierNew/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import robotoMono from '@capsizecss/metrics/robotoMono';
import robotoMonoBold from '@capsizecss/metrics/robotoMono/700';
import schibsted from '@capsizecss/metrics/schibstedGrotesk';
import schibstedBold from '@capsizecss/metrics/schibstedGrotesk/600';
import spline from '@capsizecss/metrics/splineSansMono';
import splineBold from '@capsizecss/metrics/splineSansMono/600';

/** A font's local names and metrics. */
type Metrics = Parameters<typeof createFontStack>[0][number];

/** Stand-ins for the brand's font in a range of weights. */
export interface FallbackFontWeight {
  /** CSS `font-weight` of the `@font-face`. */
  fontWeight: string;
  brand: Metrics;
  /** In the order they are tried. Fonts with the same metrics are one face. */
  locals: Metrics[][];
}

/** Letters of a monospace font are `width` of 2,048 units wide, whatever the weight. */
const monospace = (familyName: string, width: number, bold: string, boldPostscript: string) => {
  const metrics = { familyName, ascent: 0, descent: 0, lineGap: 0, unitsPerEm: 2048, xWidthAvg: width };
  return {
    regular: { ...metrics, fullName: familyName, postscriptName: familyName.replaceAll(' ', '') },
    bold: { ...metrics, fullName: bold, postscriptName: boldPostscript },
  };
};

// Advance widths from the fonts' `hmtx` tables.
const menlo = monospace('Menlo', 1233, 'Menlo Bold', 'Menlo-Bold');
const consolas = monospace('Consolas', 1126, 'Consolas Bold', 'Consolas-Bold');
const dejaVu = monospace('DejaVu Sans Mono', 1233, 'DejaVu Sans Mono Bold', 'DejaVuSansMono-Bold');
const liberation = monospace('Liberation Mono', 1229, 'Liberation Mono Bold', 'LiberationMono-Bold');

/** Liberation Sans has the metrics of Arial. */
const liberationSans = (fullName: string, metrics: Metrics): Metrics => ({
  ...metrics,
  familyName: 'Liberation Sans',
  fullName,
  postscriptName: fullName.replace(' ', '').replace(' ', '-'),
});

/**
 * Local fonts sized to the brand's, so nothing moves when those load. Windows and macOS have Arial and a
 * monospace font, Linux has Liberation and DejaVu, Android has Roboto.
 */
export const fallbackFonts: Record<'text' | 'code', FallbackFontWeight[]> = {
  text: [
    {
      fontWeight: '400 549',
      brand: schibsted,
      locals: [[arial, liberationSans('Liberation Sans', arial)], [roboto]],
    },
    {
      fontWeight: '550 900',
      // Titles are 640.
      brand: schibstedBold,
      locals: [[arialBold, liberationSans('Liberation Sans Bold', arialBold)], [robotoBold]],
    },
  ],
  code: [
    {
      fontWeight: '300 549',
      brand: spline,
      locals: [
        [menlo.regular, dejaVu.regular],
        [consolas.regular],
        [robotoMono, liberation.regular, courier],
      ],
    },
    {
      fontWeight: '550 700',
      brand: splineBold,
      locals: [[menlo.bold, dejaVu.bold], [consolas.bold], [robotoMonoBold, liberation.bold, courierBold]],
    },
  ],
};

/** Name of a local font sized to one of the brand's. */
export const fallbackFontName = (local: string): string => `${local} resized`;

/** Names of the stand-ins for a brand font, in `font-family` order. */
export const fallbackFontNames = (kind: keyof typeof fallbackFonts): string[] =>
  fallbackFonts[kind][0]!.locals.map(([first]) => fallbackFontName(first!.familyName));
