import { vars } from '../tokens';

/** Side by side, centered. */
export const row = { display: 'flex', alignItems: 'center' } as const;

/** A row that wraps. */
export const wrap = { display: 'flex', flexWrap: 'wrap' } as const;

/** A mark that a `::before` or `::after` draws. */
export const drawn = { content: '""', position: 'absolute' } as const;

/** Text that ends in an ellipsis where it has no room. */
export const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

/** Secondary text. */
export const quiet = { font: vars.text.small, color: vars.color.ink.quiet } as const;

/** The name of a group. */
export const quietLabel = { font: vars.text.label, color: vars.color.ink.quiet } as const;

/** The line below a link. Safari would drop the shorthand, since the color is a variable, and draw none. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: vars.color.underline,
} as const;

/** A link in text. */
export const link = {
  color: vars.color.accent.base,
  ...underline,
  ':hover': { color: vars.color.accent.press, textDecorationColor: 'currentColor' },
} as const;

/** A thin scrollbar on the ground of its box. */
export const thinScrollbar = {
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line.strong} transparent`,
} as const;
