import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { foreignText } from '../../styles/foreignText';
import { media, vars } from '../../tokens';
import { height as placeBarHeight } from '../PlaceBar/PlaceBar.css';

export const root = style(component({ minWidth: 0, selectors: { '* + &': { marginTop: 32 } } }));

export const kind = style(
  component({
    maxWidth: 'none',
    marginBottom: vars.space.hair,
    font: vars.text.label,
    color: vars.color.ink.quiet,
  }),
);

export const top = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.hair} ${vars.space.l}`,
  }),
);

/** Holds the heading alone, so that the space above it is the row's. */
export const heading = style(component({ flex: '1 1 0', minWidth: 'min(100%, 16ch)' }));

const inHeading = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} > ${top} > ${heading} ${selector}`, { '@layer': { [components]: rule } });

// A name in code is set in code.
inHeading(':is(h2, h3)', { font: vars.text.step, fontWeight: vars.weight.current, letterSpacing: '-.03em' });
// What stands in a method is less than the method.
inHeading(':is(h4, h5, h6)', {
  font: vars.text.code,
  fontWeight: vars.weight.current,
  letterSpacing: '-.01em',
});
// A jump to the name shows what it is, too: the line above it.
inHeading(':is(h2, h3, h4, h5, h6)', {
  scrollMarginTop: `calc(${vars.space.xxl} + ${placeBarHeight})`,
});
inHeading('code', { fontSize: 'inherit', fontWeight: 'inherit', letterSpacing: 'inherit' });
globalStyle(`${root}[data-deprecated] > ${top} > ${heading} code`, {
  '@layer': { [components]: { color: vars.color.ink.quiet, textDecoration: 'line-through' } },
});

export const source = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 3,
    minHeight: vars.measure.target,
    font: vars.text.small,
    color: vars.color.ink.quiet,
    textDecoration: 'none',
    ':hover': { color: vars.color.accent.base, textDecoration: 'underline', textUnderlineOffset: 3 },
    '@media': {
      [media.belowDesktop]: { minHeight: vars.measure.touch, marginBlock: `calc(-1 * ${vars.space.near})` },
      [media.print]: { display: 'none' },
    },
  }),
);

export const deprecation = style(
  component({ marginTop: vars.space.s, padding: 0, maxWidth: vars.measure.text, color: vars.color.ink.soft }),
);

export const body = style(component({ selectors: { '&:not(:empty)': { marginTop: vars.space.snug } } }));

foreignText(body);

const inBody = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${body} ${selector}`, { '@layer': { [components]: rule } });

inBody('> :where(p, ul, ol)', {
  maxWidth: vars.measure.text,
  color: vars.color.ink.soft,
  textWrap: 'pretty',
});
inBody('> p + p', { marginTop: vars.space.near });
// What follows a part stands off from it.
inBody('> :not(p) + p', { marginTop: vars.space.even });
// A symbol in a symbol: the request of a method.
inBody(`> * + ${root}`, { marginTop: 38 });
inBody('> * + :where(ul, ol, pre, figure, aside)', { marginTop: vars.space.even });
