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

/** What is known of a font: its names on a machine, and its measures. */
type Metrics = Parameters<typeof createFontStack>[0][number];

/** A range of weights, and who stands in for the brand's font in it. */
export interface StandInWeight {
  /** As CSS has it. */
  fontWeight: string;
  brand: Metrics;
  /** In the order in which a machine is asked for them. */
  locals: Metrics[];
}

/** Every letter of a font for code is as wide: its width and height in units decide, whatever the weight. */
const monospace = (familyName: string, width: number, bold: string, boldPostscript: string) => {
  const metrics = { familyName, ascent: 0, descent: 0, lineGap: 0, unitsPerEm: 2048, xWidthAvg: width };
  return {
    regular: { ...metrics, fullName: familyName, postscriptName: familyName.replaceAll(' ', '') },
    bold: { ...metrics, fullName: bold, postscriptName: boldPostscript },
  };
};

// Advance widths as the files' own tables have them.
const menlo = monospace('Menlo', 1233, 'Menlo Bold', 'Menlo-Bold');
const consolas = monospace('Consolas', 1126, 'Consolas Bold', 'Consolas-Bold');
const dejaVu = monospace('DejaVu Sans Mono', 1233, 'DejaVu Sans Mono Bold', 'DejaVuSansMono-Bold');
const liberation = monospace('Liberation Mono', 1229, 'Liberation Mono Bold', 'LiberationMono-Bold');

/** Made to the measures of Arial, which Linux has under this name. */
const liberationSans = (fullName: string, metrics: Metrics): Metrics => ({
  ...metrics,
  familyName: 'Liberation Sans',
  fullName,
  postscriptName: fullName.replace(' ', '').replace(' ', '-'),
});

/**
 * Fonts that machines have, sized to the brand's: no line moves when those come. Arial and a font for code
 * are on Windows and macOS, Liberation and DejaVu on Linux, Roboto on Android.
 */
export const standIns: Record<'text' | 'code', StandInWeight[]> = {
  text: [
    {
      fontWeight: '400 549',
      brand: schibsted,
      locals: [arial, liberationSans('Liberation Sans', arial), roboto],
    },
    {
      fontWeight: '550 900',
      // Titles are 640.
      brand: schibstedBold,
      locals: [arialBold, liberationSans('Liberation Sans Bold', arialBold), robotoBold],
    },
  ],
  code: [
    {
      fontWeight: '300 549',
      brand: spline,
      locals: [menlo.regular, consolas.regular, robotoMono, dejaVu.regular, liberation.regular, courier],
    },
    {
      fontWeight: '550 700',
      brand: splineBold,
      locals: [menlo.bold, consolas.bold, robotoMonoBold, dejaVu.bold, liberation.bold, courierBold],
    },
  ],
};

/** Name of a font of the machine that is sized to one of the brand's. */
export const standInName = (brand: string, local: string): string => `${brand} as ${local}`;

/** Names of the stand-ins for a font of the brand, as `font-family` lists them. */
export const standInNames = (kind: keyof typeof standIns): string[] =>
  standIns[kind][0]!.locals.map(({ familyName }) => standInName(brandOf(kind), familyName));

const brandOf = (kind: keyof typeof standIns) => standIns[kind][0]!.brand.familyName;
