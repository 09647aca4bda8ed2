import { expect, test } from 'vitest';

import { readSource } from '#ci/readSource';

import { findRawSpacing } from './findRawSpacing';

const find = (text: string) => findRawSpacing(readSource('Card.css.ts', text));

const offTheScale = 'take a step of vars.space, or say why not in a comment, "// Off the scale: …"';

test.each([
  [
    `style({ padding: '0 18px 0 0' })`,
    ["has a left and a right: write paddingBlock and paddingInline, which follow the page's direction"],
  ],
  [`style({ padding: 12 })`, ['writes 12px: name the step, vars.space.m']],
  [
    `style({ margin: '4px auto -8px' })`,
    ['writes 4px: name the step, vars.space.xs', 'writes 8px: name the step, vars.space.s'],
  ],
  ['style({ gap: `${vars.space.s} 16px` })', ['writes 16px: name the step, vars.space.l']],
  [
    `style({ scrollMarginTop: \`calc(\${vars.measure.navbar} + 20px)\` })`,
    ['writes 20px: name the step, vars.space.xl'],
  ],
  [`style({ marginInlineStart: -2 })`, ['writes 2px: name the step, vars.space.xxs']],
  [`style({ padding: '7px 13px' })`, [`writes 7px: ${offTheScale}`, `writes 13px: ${offTheScale}`]],
  [`style({ ':hover': { paddingBlock: wide ? 19 : 0 } })`, [`writes 19px: ${offTheScale}`]],
  [`const room = 18; style({ marginTop: room })`, [`writes 18px: ${offTheScale}`]],
  ['const room = "18px"; style({ margin: `calc(-1 * ${room})` })', [`writes 18px: ${offTheScale}`]],
  [`style({ fontWeight: 560 })`, ['writes a weight, 560: name one, vars.weight.…']],
])('finds what is no token in %s', (text, violations) => {
  expect(find(text)).toEqual({
    violations: violations.map((violation) => `Card.css.ts:1 ${violation}`),
    exceptions: [],
  });
});

test.each([
  'style({ padding: `${vars.space.m} 0`, gap: vars.space.xl, margin: 0 })',
  `style({ margin: '0 auto', paddingInline: '1.5em', gap: '5%' })`,
  `style({ width: 12, minHeight: 44, inset: '8px' })`,
  `style({ fontWeight: vars.weight.strong, ':hover': { fontWeight: 'inherit' } })`,
  'const step = vars.space.l; style({ paddingInlineStart: `calc(${vars.space.m} + 2 * ${step})` })',
])('lets pass %s', (text) => {
  expect(find(text)).toEqual({ violations: [], exceptions: [] });
});

test.each([
  `style({
    // Off the scale: a row is 30px high.
    paddingBlock: 5,
  })`,
  `style({ x: 0,
    paddingBlock: 5, // Off the scale: a row is 30px high.
  })`,
])('counts a size with its reason as an exception: %s', (text) => {
  expect(find(text)).toEqual({ violations: [], exceptions: [expect.stringMatching(/^Card\.css\.ts:[23]$/)] });
});
