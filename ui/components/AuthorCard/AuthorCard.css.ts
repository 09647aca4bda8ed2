import { foreignText } from '../../styles/foreignText';
import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  display: 'flex',
  gap: vars.space.xl,
  padding: `${vars.space.wide} 0 26px`,
  borderTop: `1px solid ${vars.color.line.strong}`,
  selectors: {
    '* + &': { marginTop: 40 },
    'article + &': { marginTop: 0, borderTopColor: vars.color.line.base },
  },
  '@media': { [media.phone]: { gap: vars.space.l }, [media.print]: { breakInside: 'avoid' } },
});

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ font: vars.text.h2, fontSize: '1.3125rem', letterSpacing: '-.013em' });

export const nameLink = style({ ':hover': { color: vars.color.accent.base } });

export const title = style({
  maxWidth: vars.measure.text,
  font: vars.text.table,
  color: vars.color.ink.soft,
});

export const about = style({ maxWidth: '60ch', marginTop: vars.space.s, color: vars.color.ink.soft });
foreignText(about);

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xl}`,
  marginTop: vars.space.xs,
  maxWidth: 'none',
  font: vars.text.table,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.measure.target,
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});
