import { media, style, typeset, vars } from '../../styles/style';

/** A field to type into or to choose from: `<input>`, `<textarea>` or `<select>`. */
export const control = style({
  minHeight: 38,
  width: '100%',
  minWidth: 0,
  // Off the scale: a field of one line is 38px high.
  padding: `7px ${vars.space.m}`,
  ...typeset('code', 'base'),
  background: vars.color.raised,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.base,
  '::placeholder': { color: vars.color.ink.quiet, opacity: 1 },
  ':disabled': { color: vars.color.ink.quiet, background: vars.color.surface, cursor: 'not-allowed' },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.ink,
      // Invalid: not marked by color only.
      boxShadow: `inset 3px 0 ${vars.color.danger.ink}`,
    },
    'textarea&': { resize: 'vertical' },
    // The browser's triangle. Suggestions appear during typing, as in browsers without it.
    '&[list]::-webkit-calendar-picker-indicator': { display: 'none' },
    // The browser's blue cross. Escape clears the field.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // Off the scale: centers one line of a text area.
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch, paddingBlock: 10 } },
});

export const growing = style({
  selectors: {
    'textarea&': {
      maxHeight: 320,
      fieldSizing: 'content',
      '@supports': { '(field-sizing: content)': { resize: 'none' } },
    },
  },
});

export const checkbox = style({
  width: 20,
  height: 20,
  margin: `${vars.space.s} 0`,
  accentColor: vars.color.accent.base,
  // Off the scale: with it, the row is as high as a field.
  '@media': { [media.belowDesktop]: { width: 24, height: 24, margin: '10px 0' } },
});
