import { foreignText } from '../../styles/foreignText';
import { globalStyle, style, within } from '../../styles/style';
import { media, vars } from '../../tokens';
import { height as symbolBarHeight } from '../SymbolBar/SymbolBar.css';

export const root = style({ minWidth: 0, selectors: { '* + &': { marginTop: 32 } } });

export const kind = style({
  maxWidth: 'none',
  marginBottom: vars.space.hair,
  font: vars.text.label,
  color: vars.color.ink.quiet,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.l}`,
});

export const call = style({ font: vars.text.serial, color: vars.color.ink.quiet });

/** Contains only the heading, so the row controls the space above it. */
export const heading = style({ flex: '1 1 0', minWidth: 'min(100%, 16ch)' });

const inHeading = within(`${root} > ${top} > ${heading}`);

inHeading(':is(h2, h3)', { font: vars.text.step, fontWeight: vars.weight.current, letterSpacing: '-.03em' });
for (const [size, fontSize] of Object.entries({ medium: '1.5rem', large: '1.75rem' })) {
  globalStyle(`${top}[data-size="${size}"] > ${heading} :is(h2, h3)`, { fontSize, lineHeight: 1.25 });
}
// Parts of a method have smaller headings.
inHeading(':is(h4, h5, h6)', {
  font: vars.text.code,
  fontWeight: vars.weight.current,
  letterSpacing: '-.01em',
});
// An anchor jump shows the line above the name, too.
inHeading(':is(h2, h3, h4, h5, h6)', {
  scrollMarginTop: `calc(${vars.space.xxl} + ${symbolBarHeight})`,
});
inHeading('code', { fontSize: 'inherit', fontWeight: 'inherit', letterSpacing: 'inherit' });
globalStyle(`${root}[data-deprecated] > ${top} > ${heading} code`, {
  color: vars.color.ink.quiet,
  textDecoration: 'line-through',
});

export const source = style({
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
});

export const deprecation = style({
  marginTop: vars.space.s,
  padding: 0,
  maxWidth: vars.measure.text,
  color: vars.color.ink.soft,
});

export const body = style({ selectors: { '&:not(:empty)': { marginTop: vars.space.snug } } });

foreignText(body);

const inBody = within(body);

inBody('> :where(p, ul, ol)', { maxWidth: vars.measure.text, color: vars.color.ink.soft });
inBody('> p + p', { marginTop: vars.space.near });
inBody('> :not(p) + p', { marginTop: vars.space.even });
// A nested symbol: the request of a method.
inBody(`> * + ${root}`, { marginTop: 38 });
inBody('> * + :where(ul, ol, pre, figure, aside)', { marginTop: vars.space.even });
