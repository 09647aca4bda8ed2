import { expect, test } from 'vitest';

import { readSource } from '#ci/readSource';

import { findRawSpacing } from './findRawSpacing';

const find = (text: string) => findRawSpacing(readSource('Card.css.ts', text));

test.each([
  [
    `style({ padding: '0 18px 0 0' })`,
    ["has a left and a right: write paddingBlock and paddingInline, which follow the page's direction"],
  ],
  [`style({ padding: 12 })`, ['12px: name the step, vars.space.m']],
  [
    `style({ margin: '6px auto -8px' })`,
    ['6px: name the step, vars.space.snug', '8px: name the step, vars.space.s'],
  ],
  ['style({ gap: `${vars.space.s} 10px` })', ['10px: name the step, vars.space.near']],
  [
    `style({ scrollMarginTop: \`calc(\${vars.measure.navbar} + 24px)\` })`,
    ['24px: name the step, vars.space.wide'],
  ],
  [`style({ marginInlineStart: -2 })`, ['2px: name the step, vars.space.hair']],
  [`style({ ':hover': { paddingBlock: wide ? 19 : 0 } })`, ['19px: no step of vars.space has this size']],
])('finds the spacing in %s', (text, faults) => {
  expect(find(text)).toEqual(
    faults.map((fault) => `Card.css.ts:1 ${fault.startsWith('has') ? '' : 'writes '}${fault}`),
  );
});

test.each([
  'style({ padding: `${vars.space.m} 0`, gap: vars.space.xl, margin: 0 })',
  `style({ margin: '0 auto', paddingInline: '1.5em', gap: '5%' })`,
  `style({ width: 12, minHeight: 44, inset: '8px' })`,
  `style({ padding: '7px 13px' })`,
  'style({ paddingInlineStart: `calc(${vars.space.even} + ${2 * step}px)` })',
])('lets pass %s', (text) => {
  expect(find(text)).toEqual([]);
});
