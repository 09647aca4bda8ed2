import type { GlobalStyleRule } from '@vanilla-extract/css';

import { style, within } from '../../styles/style';
import { media, vars } from '../../tokens';

/** Includes the margin, so that numbers aren't clipped. */
export const scroller = style({
  overflowX: 'auto',
  marginInlineStart: -36,
  paddingInlineStart: 36,
  '@media': { [media.phone]: { overflowX: 'visible', margin: 0, padding: 0 } },
});

export const root = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 });

const inside = within(root);

inside('th', {
  paddingBlock: '0 7px',
  paddingInline: `0 ${vars.space.even}`,
  borderBottom: `1px solid ${vars.color.line.strong}`,
  textAlign: 'start',
  fontWeight: 560,
  color: vars.color.ink.quiet,
  whiteSpace: 'nowrap',
});
inside('td', {
  paddingBlock: 9,
  paddingInline: `0 ${vars.space.even}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  color: vars.color.ink.soft,
});
inside('td:first-child', { position: 'relative', color: vars.color.ink.base });
inside('td:first-child > span', { top: 9 });
inside('tr:last-child td', { borderBottomWidth: 0 });
// The last cell has the value that the step sets.
inside('tr[data-step] td:last-child', {
  color: vars.color.ink.base,
  boxShadow: `inset 0 0 0 2px ${vars.color.accent.base}`,
  paddingInline: vars.space.near,
});

const onPhone = (selector: string, rule: GlobalStyleRule) =>
  inside(selector, { '@media': { [media.phone]: rule } } as GlobalStyleRule);

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
onPhone('td:empty', { display: 'none' });
onPhone('td::before', { content: 'attr(data-column)', color: vars.color.ink.quiet });
onPhone('tr[data-step] td:last-child', {
  padding: `${vars.space.xs} ${vars.space.s}`,
  marginInline: `calc(-1 * ${vars.space.s})`,
});
