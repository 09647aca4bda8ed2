import { describe, expect, test } from 'vitest';

import { addClasses, usedStyles } from './usedStyles';

const classesIn = (html: string) => {
  const classes = new Set<string>();
  addClasses(html, classes);
  return [...classes];
};

describe('addClasses', () => {
  test('takes each class of each element', () => {
    expect(classesIn('<p class="a b"><b data-class="no" class="c\nd">class="x"</b>')).toEqual(
      expect.arrayContaining(['a', 'b', 'c', 'd']),
    );
    expect(classesIn('<p data-class="no">')).toEqual([]);
  });
});

describe('usedStyles', () => {
  const used = (css: string) => usedStyles(css, new Set(['a', 'b']));

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
