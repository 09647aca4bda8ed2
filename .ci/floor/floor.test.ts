import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkFloor } from './checkFloor';
import { cssFindings, withoutNewer } from './cssFindings';
import { scriptFindings } from './scriptFindings';
import { floor } from './support';

const folder = mkdtempSync(join(tmpdir(), 'floor-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static', 'a.css'), 'a { color: red }\nb { field-sizing: content }\n');
  writeFileSync(
    join(folder, 'static', 'a.js'),
    'const list = [];\nlist.map(Object.groupBy(list, String));\n',
  );
  writeFileSync(join(folder, 'index.html'), '<html>\n<style>\n:open { color: red }</style></html>');
});

const inCss = (css: string) => cssFindings(css).map(({ feature, line }) => `${feature} ${line}`);
const inScript = (code: string) => scriptFindings(code).map(({ feature, line }) => `${feature} ${line}`);

test.each([
  ['a {}\nb { field-sizing: content }', 'css.properties.field-sizing 2'],
  ['a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid 1'],
  ['a::details-content { color: red }', 'css.selectors.details-content 1'],
  ['@starting-style { a { color: red } }', 'css.at-rules.starting-style 1'],
  ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark 1'],
  ['a { b { color: red } }', 'css.selectors.nesting 1'],
])('%s is newer than the floor', (css, feature) => {
  expect(inCss(css)).toContain(feature);
});

test.each([
  'a { color: oklch(50% 0.1 120); inset: 0; height: 100dvh }',
  'a:has(b):not(:first-child)::before { content: "subgrid" }',
  '@layer base { @container (max-width: 39rem) { a { color: red } } }',
  'a { box-decoration-break: clone; -webkit-box-decoration-break: clone }',
  '@supports (field-sizing: content) { a { field-sizing: content } }',
])('%s is not', (css) => {
  expect(inCss(css)).toEqual([]);
});

test.each([
  ['const list = [];\nObject.groupBy(list, String);', 'javascript.builtins.Object.groupBy 2'],
  ['document.startViewTransition(draw);', 'api.Document.startViewTransition 1'],
  ['new CloseWatcher();', 'api.CloseWatcher 1'],
])('%s is newer than the floor', (code, feature) => {
  expect(inScript(code)).toContain(feature);
});

test.each(['using file = open();', 'a = /[\\p{L}--[a-z]]/v;'])('%s is newer than the floor', (code) => {
  expect(inScript(code)).toEqual([expect.stringMatching(/^syntax: /)]);
});

test.each([
  'list.at(-1)?.map((one) => one ?? 1);',
  'class A { static #b = 1; static { A.#b = 2 } }',
  'text.split(/(?<=a)b/u); structuredClone(a); new AbortController();',
])('%s is not', (code) => {
  expect(inScript(code)).toEqual([]);
});

test('a style sheet can be had as the oldest browsers understand it', () => {
  expect(
    withoutNewer('a{grid:none;grid-template-rows:9px;grid-template-rows:subgrid}b::details-content{x:y}'),
  ).toBe('a{grid:none;grid-template-rows:9px}');
});

test('what is planted in a site is named with its file and line, and what is listed in vain, too', () => {
  const problems = checkFloor(folder, {
    'css.selectors.open': 'nothing is red',
    'css.selectors.gone': 'nothing',
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /^static\/a\.css:2: css\.properties\.field-sizing is newer than the floor \(Chrome 123, /,
    ),
    expect.stringMatching(/^static\/a\.js:2: javascript\.builtins\.Object\.groupBy .*Safari 17\.4/),
    '.ci/floor/withoutThem.ts: css.selectors.gone is listed, and nothing uses it.',
  ]);
});

test('the floor is the one that ARCHITECTURE.md names', () => {
  const words = `Chrome ${floor.chrome}, Firefox ${floor.firefox}, Safari ${floor.safari}`;
  expect(readFileSync(join(import.meta.dirname, '..', '..', 'ARCHITECTURE.md'), 'utf8')).toContain(words);
});
