/**
 * Widths in pixels at which the layout changes. CSS cannot read a custom property in a media query, so they
 * are constants; this is the only place that writes them.
 */
export const breakpoints = {
  /** From here down margins shrink, and pictures draw smaller letters. */
  small: 360,
  /** From here down rows of tables and pictures stack. */
  phone: 720,
  /** Below this the sidebar becomes a drawer and the navbar shrinks to icons. */
  desktop: 996,
  /** From here up the table of contents has its own column. */
  wide: 1200,
} as const;

/** Media queries, over {@link breakpoints} and others, ready for `@media`. */
export const media = {
  small: `screen and (max-width: ${breakpoints.small}px)`,
  phone: `screen and (max-width: ${breakpoints.phone}px)`,
  abovePhone: `screen and (min-width: ${breakpoints.phone + 1}px)`,
  belowDesktop: `screen and (max-width: ${breakpoints.desktop - 1}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  desktopToWide: `screen and (min-width: ${breakpoints.desktop}px) and (max-width: ${breakpoints.wide - 1}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  belowWide: `screen and (max-width: ${breakpoints.wide - 1}px)`,
  /** A phone in landscape, or a page zoomed to 400 %: too low for sticky parts. */
  low: 'screen and (max-height: 479px)',
  notLow: 'screen and (min-height: 480px)',
  /** A finger. iOS enlarges the page at a field of less than 16px. */
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  notPrint: 'not print',
} as const;
