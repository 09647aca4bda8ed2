import { style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

/** A column holds names of about this width before they break. */
const column = '12.5rem';

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${column}), 1fr))`,
    gap: '24px 28px',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const group = style(component({ minWidth: 0 }));

export const heading = style(
  component({ maxWidth: 'none', marginBottom: 6, font: vars.text.label, color: vars.color.ink.quiet }),
);

export const list = style(component({ columns: column, columnGap: 28 }));
bareList(list);

export const item = style(component({ breakInside: 'avoid' }));

export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minHeight: 28,
    padding: '3px 0 3px 14px',
    font: vars.text.code,
    lineHeight: 1.35,
    color: vars.color.ink.soft,
    textDecoration: 'none',
    borderInlineStart: `1px solid ${vars.color.line.base}`,
    ':hover': { color: vars.color.accent.base, borderInlineStartColor: vars.color.line.strong },
    ':focus-visible': { outlineOffset: -2 },
    selectors: {
      '[dir="rtl"] &': { padding: '3px 14px 3px 0' },
      '&[data-deprecated]': { color: vars.color.ink.quiet, textDecoration: 'line-through' },
    },
    '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
  }),
);
