import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { vars } from '../../tokens';

export const root = style(
  component({
    padding: `${vars.space.even} 0 ${vars.space.l}`,
    borderTop: `1px solid ${vars.color.line.base}`,
    selectors: { '&:first-child': { borderTopColor: vars.color.line.strong } },
  }),
);

export const link = style(component({ display: 'block', color: 'inherit', textDecoration: 'none' }));

export const path = style(
  component({
    display: 'block',
    font: vars.text.small,
    color: vars.color.ink.quiet,
    overflowWrap: 'anywhere',
  }),
);
export const title = style(
  component({
    display: 'block',
    marginTop: 1,
    font: vars.text.card,
    letterSpacing: '-.005em',
    overflowWrap: 'anywhere',
  }),
);
export const excerpt = style(
  component({
    marginTop: vars.space.hair,
    maxWidth: vars.measure.text,
    font: vars.text.callout,
    color: vars.color.ink.soft,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

globalStyle(`${link}:hover ${title}`, { '@layer': { [components]: { color: vars.color.accent.base } } });
globalStyle(`${title} mark`, { '@layer': { [components]: { fontWeight: 'inherit' } } });
