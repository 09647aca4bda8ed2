import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { nodesOf, readSource } from '#ci/readSource';
import { lazyBehaviors } from '#ui/behaviors';

/**
 * What the scripts do for elements with each name in `data-needs`: a behavior of `ui/mount/lazyBehaviors.ts`, or in
 * `lazyBehaviors.ts`, a filler or an event that it handles.
 */
const needs: Record<string, string[]> = {
  'api-rows': ['filler api-rows', 'apiContents', 'exampleValues'],
  branches: ['filler branches', 'ui:branch'],
  checklist: ['filler checklist', 'checklist', 'ui:checklist'],
  navbar: ['navbar'],
  'not-found': ['filler not-found'],
  picture: ['picture'],
  'before-after': ['beforeAfter'],
  'view-transition': ['ui:swap'],
};

/** The string literals of a node and below. */
const stringsIn = (node: ts.Node): string[] =>
  [node, ...nodesOf(node)].filter(ts.isStringLiteral).map(({ text }) => text);

/** The values of an attribute in the markup of a file, or in an object that is spread in it. */
function valuesOf(attribute: string, file: string): string[] {
  return [...nodesOf(readSource(file))].flatMap((node) => {
    if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return [];
    const isNamed = node.name.getText().replaceAll("'", '') === attribute;
    return isNamed && node.initializer ? stringsIn(node.initializer) : [];
  });
}

test('names in `data-needs` and what the scripts do for them agree', () => {
  const files = globSync('site/{markdown,theme}/**/*.{ts,tsx}');
  const rendered = new Set(files.flatMap((file) => valuesOf('data-needs', file)));
  // The page of results is an island.
  rendered.delete('search');
  expect([...rendered].toSorted(), 'the rows of `needs` in this test').toEqual(Object.keys(needs).toSorted());
});

test('what the scripts do is what an element on some page needs', () => {
  const nodes = [...nodesOf(readSource('site/browser/lazyBehaviors.ts'))];
  const fillers = nodes
    .filter(ts.isVariableDeclaration)
    .filter(({ name }) => name.getText() === 'fillers')
    .flatMap(({ initializer }) => (initializer as ts.ObjectLiteralExpression).properties)
    .map(({ name }) => `filler ${name!.getText().replaceAll("'", '')}`);
  const events = nodes
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'ui.onEvent')
    .flatMap(({ arguments: [, kind] }) => stringsIn(kind!));
  const offered = [...lazyBehaviors.map(({ name }) => name), ...fillers, ...events];
  expect(offered.toSorted(), 'the values of `needs` in this test').toEqual(
    Object.values(needs).flat().toSorted(),
  );
});
