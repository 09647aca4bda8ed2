import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({ display: 'grid', gap: vars.space.xs, minWidth: 0, overflowWrap: 'anywhere' });

export const label = style({ font: vars.text.small, color: vars.color.ink.soft });

/** A field to type into or to choose from: `<input>`, `<textarea>` or `<select>`. */
export const control = style({
  boxSizing: 'border-box',
  minHeight: 38,
  width: '100%',
  minWidth: 0,
  padding: `7px ${vars.space.near}`,
  font: vars.text.code,
  color: vars.color.ink.base,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.base,
  '::placeholder': { color: vars.color.ink.quiet, opacity: 1 },
  ':disabled': { color: vars.color.ink.quiet, background: vars.color.surface, cursor: 'not-allowed' },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.ink,
      // Not by color alone.
      boxShadow: `inset 3px 0 ${vars.color.danger.ink}`,
    },
    'textarea&': { minHeight: 84, resize: 'vertical' },
    // The browser's triangle. Suggestions come while one types, as in browsers without it.
    '&[list]::-webkit-calendar-picker-indicator': { display: 'none' },
    // The browser's blue cross. Escape clears the field.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});

export const note = style({ maxWidth: 'none', font: vars.text.small, color: vars.color.ink.quiet });
export const problem = style({ maxWidth: 'none', font: vars.text.small, color: vars.color.danger.ink });
