import { style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(component({}));

export const year = style(component({ selectors: { '& + &': { marginTop: vars.space.section } } }));

export const heading = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    paddingBottom: 10,
    font: vars.text.h2,
    letterSpacing: '-.016em',
    breakAfter: 'avoid',
  }),
);

export const count = style(
  component({ font: vars.text.serial, letterSpacing: 'normal', color: vars.color.ink.quiet }),
);

export const entries = style(component({ borderTop: `1px solid ${vars.color.line.strong}` }));
bareList(entries);

export const entry = style(
  component({
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    padding: '9px 0',
    borderBottom: `1px solid ${vars.color.line.base}`,
    '@media': {
      [media.phone]: { gridTemplateColumns: '4.25rem minmax(0, 1fr)', columnGap: 12 },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

export const date = style(
  component({ font: vars.text.serial, color: vars.color.ink.quiet, overflowWrap: 'anywhere' }),
);

export const link = style(
  component({
    justifySelf: 'start',
    minHeight: vars.measure.target,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: vars.color.accent.base },
    '@media': { [media.belowDesktop]: { paddingBlock: 8, marginBlock: -1 } },
  }),
);
