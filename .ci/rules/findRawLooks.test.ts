import { expect, test } from 'vitest';

import { findRawLooks } from './findRawLooks';
import { readSource } from '#ci/readSource';

const find = (text: string) => findRawLooks(readSource('Card.tsx', text));

test.each([
  `style({ color: '#123' })`,
  `style({ border: '1px solid #a1b2c3' })`,
  `style({ background: 'tomato' })`,
  `style({ ':hover': { outlineColor: ok ? 'red' : vars.color.ground } })`,
  'style({ background: `linear-gradient(oklch(50% 0 0), ${vars.color.ground})` })',
  `const ink = 'rgb(0 0 0 / .5)';`,
  `<path fill="white" />`,
  `<p style={{ color: 'black' }} />`,
])('finds the color in %s', (text) => {
  expect(find(text).join()).toContain('Card.tsx:1 writes a color');
});

test.each([`style({ fontFamily: 'Arial' })`, 'style({ font: `600 1rem ${vars.family.text}` })'])(
  'finds the font in %s',
  (text) => {
    expect(find(text)).toEqual([expect.stringContaining('writes a font')]);
  },
);

test.each([
  `style({ boxShadow: '0 1px 2px' })`,
  'style({ boxShadow: `0 0 0 1px ${vars.color.line.base}` })',
  'style({ boxShadow: `inset 0 0 4px ${tint}` })',
])('finds the shadow in %s', (text) => {
  expect(find(text)).toEqual([expect.stringContaining('writes a shadow')]);
});

test.each([
  'style({ border: `1px solid ${vars.color.line.base}`, color: vars.color.ink.soft, font: vars.text.body })',
  `style({ background: 'none', color: 'inherit', borderColor: 'currentColor', fill: 'transparent' })`,
  `style({ background: 'CanvasText', outline: '2px solid Highlight', border: '1px solid ButtonBorder' })`,
  `style({ boxShadow: vars.shadow.overlay, font: 'inherit' })`,
  'style({ boxShadow: `inset 0 -1px ${vars.color.line.strong}` })',
  `style({ transition: \`border-color \${vars.motion.move}\` })`,
  `<a href="#red">tan</a>`,
])('lets pass %s', (text) => {
  expect(find(text)).toEqual([]);
});
