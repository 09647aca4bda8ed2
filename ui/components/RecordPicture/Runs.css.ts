import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';
import { narrow, printed, rows, shape } from './RecordPicture.css';
import type { ShapePart } from './shapeOf';

const run = (kind: ShapePart['kind'], rule: GlobalStyleRule) =>
  globalStyle(`${shape} > [data-kind="${kind}"]`, { '@layer': { [components]: rule } });
const lines = (kind: ShapePart['kind'], side: 'before' | 'after', rule: GlobalStyleRule) =>
  globalStyle(`${shape} > [data-kind="${kind}"]::${side}`, {
    '@layer': {
      [components]: { content: '""', position: 'absolute', inset: 0, visibility: 'visible', ...rule },
    },
  });

// Its letters give a hidden run its width.
run('hidden', {
  position: 'relative',
  isolation: 'isolate',
  height: 28,
  lineHeight: '28px',
  visibility: 'hidden',
  userSelect: 'none',
  '@container': { [narrow]: { height: 24, lineHeight: '24px' } },
});
lines('hidden', 'before', { zIndex: -1, background: vars.color.ground });
lines('hidden', 'after', {
  background: vars.color.screen.shape,
  mask: rows,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
run('space', { whiteSpace: 'pre', userSelect: 'none' });
run('kept', {
  position: 'relative',
  height: 28,
  lineHeight: '28px',
  background: vars.color.ground,
  color: vars.color.ink.base,
  '@container': { [narrow]: { height: 24, lineHeight: '24px' } },
});
globalStyle(`${shape} > [data-kind="kept"]:last-child`, {
  '@layer': {
    [components]: { paddingInlineEnd: vars.space.snug, marginInlineEnd: `calc(-1 * ${vars.space.snug})` },
  },
});
globalStyle(`${shape} > [data-kind="kept"]:only-child`, {
  '@layer': {
    [components]: { paddingInlineStart: vars.space.snug, marginInlineStart: `calc(-1 * ${vars.space.snug})` },
  },
});

globalStyle(`${printed} > [data-kind="fresh"]`, {
  '@layer': { [components]: { color: vars.color.accent.base, fontWeight: vars.weight.medium } },
});
