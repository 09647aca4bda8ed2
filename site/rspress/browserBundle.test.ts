import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { islands, stripNames, stripDescriptions, withPreact } from './browserBundle';

test('the description of a part is not sent to the browser, but its attribute and value are', () => {
  expect(
    stripDescriptions(`export const parts = {
  tab: part('role', 'Shows its panel, which \`aria-controls\` names', 'tab'),
  wide: part(
    'data-wide',
    "The visitor's own",
  ),
};`),
  ).toBe(`export const parts = {
  tab: part('role', '', 'tab'),
  wide: part(
    'data-wide',
    '',
  ),
};`);
});

test('calls that only name a function are removed from a package', () => {
  expect(
    stripNames(`var __defProp = Object.defineProperty;
var __name = (target, value) => __defProp(target, "name", { value, configurable: true });
function unused() {}
__name(unused, "unused");
var open = /* @__PURE__ */ __name(() => true, "open");`),
  ).toBe(`var __defProp = Object.defineProperty;
const __name = (target) => target;
function unused() {}

var open = /* @__PURE__ */ __name(() => true, "open");`);
});

test('React is replaced by Preact, whichever module Rspress lists first', () => {
  for (const names of [
    ['react', 'react/jsx-runtime', 'react-dom'],
    ['react-dom', 'react/jsx-runtime', 'react'],
  ]) {
    const alias = withPreact(Object.fromEntries(names.map((name) => [name, `/node_modules/${name}.js`])));
    // The first name that a module starts with decides.
    const found = (module: string) =>
      Object.entries(alias).find(([name]) => `${module}/`.startsWith(`${name}/`));
    expect(found('react')?.[1]).toMatch(/\/preact\/compat\/[^/]+\/\w+\.mjs$/);
    expect(found('react/jsx-runtime')?.[1]).toMatch(/\/preact\/jsx-runtime\/[^/]+\/\w+\.mjs$/);
    expect(found('react-dom/client')?.[1]).toMatch(/\/preact\/compat\/client\.mjs$/);
  }
});

test('islands that share a script are those which the main script loads', () => {
  const source = readFileSync('site/browser/loadIslands.ts', 'utf8');
  const loaded = [...source.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name!);
  // The first draws nothing with Preact, and the second has its own dialog, on some sites only.
  const others = ['lazy-behaviors', 'search-docsearch'];
  expect(loaded.toSorted()).toEqual([...islands, ...others].toSorted());
});
