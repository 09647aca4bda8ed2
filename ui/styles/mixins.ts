import type { StyleRule } from '@vanilla-extract/css';

import { tones, vars, type Tone } from '../tokens';

/** Side by side, centered. */
export const row = { display: 'flex', alignItems: 'center' } as const;

/** A row that wraps. */
export const wrap = { display: 'flex', flexWrap: 'wrap' } as const;

type Step = keyof typeof vars.space;

/** Side by side, centered, a step apart. */
export const inline = (gap: Step) => ({ ...row, gap: vars.space[gap] }) as const;

/** Stacked vertically. */
export const column = { display: 'flex', flexDirection: 'column' } as const;

/** Side by side on as many lines as needed, with gaps between lines, then between columns. */
export const cluster = (rowGap: Step, columnGap = rowGap) =>
  ({
    ...wrap,
    gap: rowGap === columnGap ? vars.space[rowGap] : `${vars.space[rowGap]} ${vars.space[columnGap]}`,
  }) as const;

/** One below the other, a step apart. Wide content scrolls instead of widening the column. */
export const stack = (gap: Step) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[gap] }) as const;

/** A block that isn't the first of its container. `:where` keeps the specificity at that of one class. */
export const notFirst = '&:where(:not(:first-child))';

/** A block of a text: a step below the block before it, if there is one. */
export const gapAbove = (gap: Step) => ({ selectors: { [notFirst]: { marginTop: vars.space[gap] } } });

/** A control in a bar that sticks: cancels the scroll padding, so that focusing it doesn't scroll the page. */
export const inStickyBar = {
  scrollMarginTop: `calc(-1 * (${vars.measure.navbar} + ${vars.space.xl}))`,
} as const;

/** An empty `::before` or `::after`, placed in its nearest positioned container. */
export const pseudoElement = { content: '""', position: 'absolute' } as const;

/** A ground of engraved rows. */
export const engraved = (ink: keyof typeof vars.color.engraving) =>
  ({ background: vars.color.engraving[ink], mask: vars.engraving.rows }) as const;

/** Hides an element visually, and keeps it for assistive technology. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A control that has a background only on hover. */
export const quietControl = {
  color: vars.color.ink.soft,
  borderRadius: vars.radius.base,
  ':hover': { color: vars.color.ink.base, background: vars.color.surface },
} as const;

/** The field of a search, whose box draws the border. */
export const bareInput = {
  flex: 1,
  minWidth: 0,
  padding: 0,
  font: vars.text.field,
  color: vars.color.ink.base,
  caretColor: vars.color.accent.base,
  background: 'none',
  border: 0,
  outline: 0,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.ink.quiet, opacity: 1 },
} as const;

/** Text that ends in an ellipsis if it doesn't fit. */
export const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

/** Text in an unknown language: its own direction, aligned with the page. */
export const ownDirection: Pick<StyleRule, 'unicodeBidi' | 'textAlign'> = {
  unicodeBidi: 'plaintext',
  // Chromium supports only the first name.
  textAlign: ['-webkit-match-parent', 'match-parent'],
};

/** Text in a style and an ink. */
export const typeset = (style: keyof typeof vars.text, ink: keyof typeof vars.color.ink) => ({
  font: vars.text[style],
  color: vars.color.ink[ink],
});

/** Secondary text. */
export const quiet = typeset('small', 'quiet');

/** The name of a group. */
export const quietLabel = typeset('label', 'quiet');

/** Code without the chip of inline code. */
export const bareCode = { background: 'none', boxShadow: 'none', padding: 0 } as const;

/** A name in code: left-to-right in every language, and without the chip of inline code. */
export const codeName = {
  font: 'inherit',
  fontFamily: vars.family.code,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  ...bareCode,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** A title that is a name in code, no matter the font of its element. */
export const titleAsCode = {
  selectors: { '&&': { fontFamily: vars.family.code, fontSize: '.875rem', letterSpacing: '-.03em' } },
} as const;

/** The line below a link. Safari would drop the shorthand, since the color is a variable, and draw none. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: vars.color.underline,
} as const;

/** Extends the background of pressed text beyond its letters. */
export const aroundPressed = {
  ':active': { borderRadius: vars.radius.small, boxShadow: `0 0 0 4px ${vars.color.line.base}` },
} as const;

/** A link in text. */
export const link = {
  color: vars.color.accent.base,
  ...underline,
  ...aroundPressed,
  ':hover': { color: vars.color.accent.hover, textDecorationColor: 'currentColor' },
} as const;

/** A thin scrollbar on the ground of its box. */
export const thinScrollbar = (ink: 'base' | 'strong' = 'strong') =>
  ({ scrollbarWidth: 'thin', scrollbarColor: `${vars.color.line[ink]} transparent` }) as const;

/** The look of each tone, as variants of a recipe. */
export const byTone = <Look>(look: (tone: Tone) => Look) =>
  Object.fromEntries(tones.map((tone) => [tone, look(tone)])) as Record<Tone, Look>;

const { ink: _unmarked, ...marked } = vars.color.code;

/** The roles that a highlighter marks: `<span class="code-key">`. */
export const codeColors = Object.fromEntries(
  Object.entries(marked).map(([role, color]) => [`.code-${role}`, { color }]),
);
