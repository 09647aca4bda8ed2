import { style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(
  component({ paddingBottom: 26, borderBottom: `1px solid ${vars.color.line.base}` }),
);

export const facts = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 20px',
    maxWidth: 'none',
    font: vars.text.serial,
    color: vars.color.ink.quiet,
  }),
);

export const date = style(component({ color: vars.color.ink.soft }));

export const title = style(
  component({
    marginTop: 8,
    font: vars.text.h1,
    letterSpacing: '-.02em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    ':focus': { outline: 'none' },
  }),
);

export const kinds = style(component({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 14 }));
bareList(kinds);

export const end = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 28px',
    marginTop: 20,
  }),
);

export const authors = style(component({ display: 'flex', flexWrap: 'wrap', gap: '12px 28px' }));
bareList(authors);

export const author = style(component({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 }));

export const authorText = style(component({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const authorName = style(
  component({
    font: vars.text.navigation,
    fontWeight: vars.weight.current,
    color: vars.color.ink.base,
    overflowWrap: 'anywhere',
  }),
);

export const authorLink = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { color: vars.color.accent.base, textDecoration: 'underline', textUnderlineOffset: 3.5 },
  }),
);

export const authorTitle = style(component({ font: vars.text.small, color: vars.color.ink.quiet }));

export const tags = style(component({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px' }));
bareList(tags);

export const tag = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.measure.target,
    font: vars.text.small,
    '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
  }),
);
