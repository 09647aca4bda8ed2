import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

/** Clears the numbers at the left, which would be cut off otherwise. */
export const scroller = style(
  component({
    overflowX: 'auto',
    marginInlineStart: -36,
    paddingInlineStart: 36,
    '@media': { [media.phone]: { overflowX: 'visible', margin: 0, padding: 0 } },
  }),
);

export const root = style(
  component({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, font: vars.text.small }),
);

const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${root} ${selector}`, { '@layer': { [components]: rule } });

within('th', {
  padding: `0 ${vars.space.even} 7px 0`,
  borderBottom: `1px solid ${vars.color.line.strong}`,
  textAlign: 'start',
  fontWeight: 560,
  color: vars.color.ink.quiet,
  whiteSpace: 'nowrap',
});
within('td', {
  padding: `9px ${vars.space.even} 9px 0`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  color: vars.color.ink.soft,
});
within('td:first-child', { position: 'relative', color: vars.color.ink.base });
within('td:first-child > span', { top: 9 });
within('tr:last-child td', { borderBottomWidth: 0 });
// The last cell is what the row is set to.
within('tr[data-marked] td:last-child', {
  color: vars.color.ink.base,
  boxShadow: `inset 0 0 0 2px ${vars.color.accent.base}`,
  paddingInline: vars.space.near,
});

const onPhone = (selector: string, rule: GlobalStyleRule) =>
  within(selector, { '@media': { [media.phone]: rule } } as GlobalStyleRule);

onPhone('thead', { display: 'none' });
onPhone('tr', {
  display: 'block',
  position: 'relative',
  padding: `${vars.space.s} 0`,
  borderBottom: `1px solid ${vars.color.line.base}`,
});
onPhone('td', {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  padding: `${vars.space.hair} 0`,
  border: 0,
  overflowWrap: 'anywhere',
});
onPhone('td:first-child', { position: 'static' });
onPhone('td::before', { content: 'attr(data-column)', color: vars.color.ink.quiet });
onPhone('tr[data-marked] td:last-child', {
  padding: `${vars.space.xs} ${vars.space.s}`,
  marginInline: `calc(-1 * ${vars.space.s})`,
});
