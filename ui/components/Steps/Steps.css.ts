import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(component({ selectors: { '* + &': { marginTop: vars.space.xl } } }));

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} > ol ${selector}`, { '@layer': { [components]: rule } });

within('', { counterReset: 'step' });
within('> li', {
  position: 'relative',
  maxWidth: 'none',
  margin: 0,
  padding: `0 0 34px ${vars.space.section}`,
  counterIncrement: 'step',
  '@media': { [media.phone]: { paddingInlineStart: 32 } },
});
within('> li::before', {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  font: vars.text.step,
  color: vars.color.serial,
});
within('> li::after', {
  content: '""',
  position: 'absolute',
  // Clear of a number of two digits.
  insetInlineStart: 28,
  top: 4,
  bottom: 14,
  width: 1,
  background: vars.color.line.base,
  '@media': { [media.phone]: { display: 'none' } },
});
within('> li:last-child', { paddingBottom: 0 });
within('> li:last-child::after', { bottom: 4 });
within('> li > :where(:not(:first-child))', { marginTop: vars.space.near });
