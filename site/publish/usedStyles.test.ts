import { describe, expect, test } from 'vitest';

import { usedStyles } from './splitStyles';
import { addUses, type Uses } from './uses';

const usesOf = (html: string) => {
  const uses: Uses = { classes: new Set(), properties: new Set() };
  addUses(html, uses);
  return { classes: [...uses.classes], properties: [...uses.properties] };
};

describe('addUses', () => {
  test('takes each class of each element', () => {
    expect(usesOf('<p class="a b"><b data-class="no" class="c\nd">class="x"</b>').classes).toEqual(
      expect.arrayContaining(['a', 'b', 'c', 'd']),
    );
    expect(usesOf('<p data-class="no">').classes).toEqual([]);
  });

  test('takes the custom properties that the markup names', () => {
    expect(usesOf('<p style="color:var(--a,var( --b-2 ))" data-c="--c">').properties).toEqual([
      '--a',
      '--b-2',
    ]);
  });
});

describe('usedStyles', () => {
  const used = (css: string) =>
    usedStyles(css, { classes: new Set(['a', 'b']), properties: new Set(['--x']) });

  test.each([
    ['.a{x:y}', true],
    ['.c{x:y}', false],
    ['.a .c{x:y}', false],
    ['.a>.b:hover{x:y}', true],
    ['.c,.a{x:y}', true],
    ['p{x:y}', true],
    ['[data-open] .b::before{x:y}', true],
    ['.a:not(.c){x:y}', true],
    ['.a:has(>.c:not(.d)){x:y}', true],
    ['.c:not(.a){x:y}', false],
    [':is(.c,.d) .a{x:y}', true],
  ])('%s: %s', (css, stays) => {
    expect(used(css)).toBe(stays ? css : '');
  });

  test('what is no rule of a class stays, in its place', () => {
    const rest =
      '@layer reset,base;:root{--x:1}@font-face{font-family:A}@keyframes c{0%{opacity:0}to{opacity:1}}';
    expect(used(`.c{x:y}${rest}.a{x:y}`)).toBe(`${rest}.a{x:y}`);
  });

  test('custom properties that only others need, or nothing, go with what needs them', () => {
    const properties = ':root{--a:var(--b);--b:1;--c:var(--d);--d:2;--x:var(--y);--y:3}';
    expect(used(`${properties}.a{z:calc(1px*var(--a))}.c{z:var(--c)}`)).toBe(
      ':root{--a:var(--b);--b:1;--x:var(--y);--y:3}.a{z:calc(1px*var(--a))}',
    );
    expect(used('@media print{:root{--c:1}}.a{x:y}')).toBe('.a{x:y}');
  });

  test('rules under a condition and in a layer are looked through, and empty conditions go', () => {
    expect(used('@layer x{@media print{.a{x:y}.c{x:y}}@media screen{.c{x:y}}}')).toBe(
      '@layer x{@media print{.a{x:y}}}',
    );
  });

  test('layers keep their order, also where nothing of one is used', () => {
    expect(used('@layer x{.c{x:y}}@layer y{.a{x:y}}')).toBe('@layer x{}@layer y{.a{x:y}}');
    expect(used('@layer x,y;@layer y{.a{x:y}}')).toBe('@layer x,y;@layer y{.a{x:y}}');
  });
});
