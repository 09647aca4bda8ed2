import { media } from './breakpoints';
import { fallbackFontNames } from './fallbackFonts';

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

/** The families of a page until the brand's fonts are loaded. */
export const fallbackFamily = {
  text: `${quoted(fallbackFontNames('text'))}, sans-serif`,
  code: `${quoted(fallbackFontNames('code'))}, ui-monospace, monospace`,
};

/* The families within `font` shorthands. As variables, since their repeated names would be half of the tokens. */
const text = 'var(--family-text)';
const code = 'var(--family-code)';

/** Font weights, lightest first. */
const weight = { regular: '400', book: '450', medium: '540', semibold: '580', strong: '640' };

const tile = (size: number, mark: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'>${mark}</svg>`,
  )}")`;

/** A line every four pixels. */
const lines = '#000 0 var(--engraving-line), #0000 var(--engraving-line) 4px';

/** Lines of one pixel through two corners of a square tile and on, with soft edges as drawn lines have. */
const slanted = (size: number) => {
  const diagonal = size * Math.SQRT2;
  const line = (middle: number) => {
    const at = (offset: number) => `${(middle + offset).toFixed(2)}px`;
    return `#0000 ${at(-0.85)}, #000 ${at(-0.15)} ${at(0.15)}, #0000 ${at(0.85)}`;
  };
  return `linear-gradient(135deg, ${[0, diagonal / 2, diagonal].map(line).join(', ')})`;
};

/** Tokens that are the same in every theme. Sizes that change with the window are listed again in {@link responsive}. */
export const base = {
  family: {
    text: `"Schibsted Grotesk Variable", ${fallbackFamily.text}`,
    code: `"Spline Sans Mono Variable", ${fallbackFamily.code}`,
  },
  /** Complete `font` shorthands: weight, size, line height, family. */
  text: {
    body: `${weight.regular} 1rem/1.6875rem ${text}`,
    lead: `${weight.regular} 1.125rem/1.8125rem ${text}`,
    h1: `${weight.strong} 2.375rem/2.75rem ${text}`,
    /** A title that is a name in code. */
    h1Code: `${weight.strong} 2.0625rem/2.625rem ${code}`,
    h2: `${weight.strong} 1.5rem/1.9375rem ${text}`,
    h3: `${weight.strong} 1.09375rem/1.625rem ${text}`,
    h4: `${weight.strong} 1rem/1.5rem ${text}`,
    label: `${weight.strong} .8125rem/1.25rem ${text}`,
    navigation: `${weight.book} .90625rem/1.25rem ${text}`,
    table: `${weight.regular} .90625rem/1.375rem ${text}`,
    small: `${weight.regular} .84375rem/1.25rem ${text}`,
    button: `${weight.semibold} .9375rem/1.25rem ${text}`,
    brand: `${weight.strong} 1.125rem/1.5rem ${text}`,
    card: `${weight.strong} 1rem/1.5rem ${text}`,
    callout: `${weight.regular} .9375rem/1.5625rem ${text}`,
    code: `${weight.regular} .84375rem/1.375rem ${code}`,
    codeTitle: `${weight.book} .78125rem/1.25rem ${code}`,
    sample: `${weight.book} .875rem/1.25rem ${code}`,
    serial: `${weight.book} .8125rem/1.25rem ${code}`,
    step: `${weight.semibold} 1.1875rem/1.625rem ${code}`,
    key: `${weight.book} .71875rem/1.125rem ${code}`,
    /** Text in the search field. */
    field: `${weight.regular} 1.0625rem/1.5rem ${text}`,
    /** The title of a search result. */
    result: `${weight.semibold} .9375rem/1.3125rem ${text}`,
    /** The only sentence of a panel: no results, failed to load. */
    statement: `${weight.strong} 1.125rem/1.625rem ${text}`,
  },
  weight,
  /** Paddings, margins and gaps, smallest first. */
  space: {
    xxs: '2px',
    xs: '4px',
    s: '8px',
    m: '12px',
    l: '16px',
    xl: '20px',
    xxl: '28px',
    section: '44px',
    chapter: '64px',
  },
  measure: {
    frame: '1440px',
    gutter: '32px',
    sidebar: '256px',
    sidebarGap: '48px',
    article: '720px',
    text: '68ch',
    navbar: '64px',
    symbolBar: '37px',
    dialog: '640px',
    /** Smallest pointer target. */
    target: '24px',
    /** Smallest touch target. */
    touch: '44px',
  },
  radius: { small: '3px', base: '5px', dialog: '8px' },
  motion: { move: '150ms cubic-bezier(.2, .6, .2, 1)' },
  /** Stacking order, lowest first. */
  zIndex: { sticky: '10', navbar: '20', backdrop: '40', dialog: '45', skip: '50', progress: '60' },
  /**
   * Engraved line patterns. Used only as masks over a color role, so they follow the color mode. Gradients where possible: the
   * browser parses an SVG image like a separate page, which delays the first paint.
   */
  engraving: {
    /** Width of a line. */
    line: '1px',
    rows: `repeating-linear-gradient(${lines})`,
    columns: `repeating-linear-gradient(90deg, ${lines})`,
    slant: slanted(5),
    dots: tile(6, "<circle cx='1.5' cy='1.5' r='1'/><circle cx='4.5' cy='4.5' r='1'/>"),
  },
};

/** Text styles from the `phone` breakpoint down. */
export const phoneText = {
  lead: `${weight.regular} 1.0625rem/1.6875rem ${text}`,
  h1: `${weight.strong} 1.9375rem/2.3125rem ${text}`,
  h1Code: `${weight.strong} 1.6875rem/2.1875rem ${code}`,
  h2: `${weight.strong} 1.375rem/1.8125rem ${text}`,
  code: `${weight.regular} .8125rem/1.3125rem ${code}`,
} satisfies Partial<typeof base.text>;

/** Tokens that change with the window or the display, by media query. The last that applies wins. */
export const responsive: Record<string, { [Group in keyof typeof base]?: Partial<(typeof base)[Group]> }> = {
  [media.phone]: { text: phoneText },
  [media.belowDesktop]: { measure: { gutter: '20px', navbar: '60px', article: '100%' } },
  [media.desktopToWide]: { measure: { sidebar: '224px', sidebarGap: '40px' } },
  [media.small]: { measure: { gutter: '16px' } },
  // One or two whole device pixels, so that no line is gray.
  '(resolution: 1.25dppx)': { engraving: { line: '.8px' } },
  '(resolution: 1.5dppx)': { engraving: { line: '1.3333px' } },
};
