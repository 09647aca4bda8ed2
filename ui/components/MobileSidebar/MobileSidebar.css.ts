import { keyframes } from '@vanilla-extract/css';

import { fadeScrolled } from '../../styles/fadeOut';
import { currentUnderline } from '../../styles/currentLink';
import { column, globalStyle, inline, media, oneLine, style, typeset, vars, wrap } from '../../styles/style';

const appear = keyframes({ from: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(-16px)' } });

export const root = style({
  width: 'auto',
  background: 'none',
  '::backdrop': { animation: `${appear} ${vars.motion.move}` },
});

export const drawer = style({
  ...column,
  width: 320,
  maxWidth: '86vw',
  height: '100%',
  background: vars.color.ground,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink.base,
  animation: `${slideIn} ${vars.motion.move}`,
  '@media': { [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
});

export const top = style({
  ...inline('s'),
  justifyContent: 'space-between',
  flex: 'none',
  height: 64,
  paddingInline: `${vars.space.xl} ${vars.space.s}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const brand = style({
  ...inline('m'),
  minWidth: 0,
  minHeight: vars.measure.touch,
  font: vars.text.brand,
  letterSpacing: '-.015em',
});

export const name = style(oneLine);

export const sections = style({
  ...wrap,
  flex: 'none',
  padding: `0 ${vars.space.m}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const section = style({
  position: 'relative',
  ...inline('xs'),
  minHeight: vars.measure.touch,
  padding: `${vars.space.m} ${vars.space.s}`,
  overflowWrap: 'anywhere',
  ...typeset('navigation', 'soft'),
  selectors: currentUnderline({ insetInline: vars.space.s, bottom: -1 }),
});

export const pages = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...fadeScrolled,
  // A current page in the upper part doesn't scroll it.
  scrollPaddingBlock: `70% ${vars.space.chapter}`,
  padding: `${vars.space.xl} ${vars.space.xl} 0`,
  // On low windows the whole drawer scrolls.
  '@media': { [media.low]: { flex: 'none', overflowY: 'visible' } },
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  padding: `${vars.space.s} ${vars.space.m}`,
  borderTop: `1px solid ${vars.color.line.base}`,
});

export const actions = style({ marginInlineStart: 'auto' });

globalStyle(`${pages} li > a, ${pages} summary`, { minHeight: vars.measure.touch, fontSize: '.96875rem' });
