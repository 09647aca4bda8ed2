/** Weights of the subsets, as CSS writes them. */
export const brandWeights = '400 700';

/** A face of the brand that browsers fetch: a file and the characters that it covers. */
export const fetchedFace = (path: string, unicodeRange: string) => ({
  src: `url("${path}") format("woff2")`,
  fontWeight: brandWeights,
  fontDisplay: 'optional' as const,
  unicodeRange,
});

/** The families of the brand. After a change here run `npm run fonts`. */
export const brandFonts = [
  {
    family: 'Schibsted Grotesk Variable',
    // Name of its package in `@fontsource-variable`, and of its subset in `fonts/`.
    file: 'schibsted-grotesk',
    // ASCII with line breaks, no-break space and © · × ’ “ ” • …
    subset: 'U+0-7E, U+A0, U+A9, U+B7, U+D7, U+2019, U+201C-201D, U+2022, U+2026',
    // The rest of those blocks, which load the whole font.
    latin1: 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF',
    punctuation: 'U+2000-2018, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F',
  },
  {
    family: 'Spline Sans Mono Variable',
    file: 'spline-sans-mono',
    // ASCII with line breaks, no-break space and …
    subset: 'U+0-7E, U+A0, U+2026',
    latin1: 'U+A1-FF',
    punctuation: 'U+2000-2025, U+2027-206F',
  },
];

/** A family of the brand. */
export type BrandFont = (typeof brandFonts)[number];
