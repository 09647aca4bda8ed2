import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { foreignText } from '../../styles/foreignText';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    display: 'flex',
    gap: vars.space.xl,
    padding: `${vars.space.wide} 0 26px`,
    borderTop: `1px solid ${vars.color.line.strong}`,
    selectors: {
      '* + &': { marginTop: 40 },
      'article + &': { marginTop: 0, borderTopColor: vars.color.line.base },
    },
    '@media': { [media.phone]: { gap: vars.space.l }, [media.print]: { breakInside: 'avoid' } },
  }),
);

export const text = style(component({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));

export const name = style(component({ font: vars.text.h2, fontSize: '1.3125rem', letterSpacing: '-.013em' }));

export const nameLink = style(component({ ':hover': { color: vars.color.accent.base } }));

export const title = style(
  component({ maxWidth: vars.measure.text, font: vars.text.table, color: vars.color.ink.soft }),
);

export const about = style(
  component({ maxWidth: '60ch', marginTop: vars.space.s, color: vars.color.ink.soft }),
);
foreignText(about);

export const links = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space.xl}`,
    marginTop: vars.space.xs,
    maxWidth: 'none',
    font: vars.text.table,
  }),
);

export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.measure.target,
    '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
  }),
);
