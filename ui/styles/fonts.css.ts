import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import courier from '@capsizecss/metrics/courierNew';
import schibsted from '@capsizecss/metrics/schibstedGrotesk';
import spline from '@capsizecss/metrics/splineSansMono';
import { globalFontFace } from '@vanilla-extract/css';

/*
 * Two files, Latin only. A page that is painted before they arrive keeps the local font that stands in, its
 * metrics adjusted to theirs: no line ever moves. Pages preload them, so that this is rare.
 */
globalFontFace('Schibsted Grotesk Variable', {
  src: 'url("@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '400 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});

globalFontFace('Spline Sans Mono Variable', {
  src: 'url("@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '300 700',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});

for (const [metrics, substitute] of [
  [schibsted, arial],
  [spline, courier],
] as const) {
  const { fontFaces } = createFontStack([metrics, substitute], { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    globalFontFace(`${metrics.familyName} Fallback`, {
      src: String(face.src),
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: face.lineGapOverride ?? '0%',
      sizeAdjust: face.sizeAdjust,
    });
  }
}
