import ts from 'typescript';

import { nodesOf, placeOf } from '#ci/readSource';

const hooks =
  /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|SyncExternalStore|ImperativeHandle)$/;
const handler = /^on[A-Z]/;
const why = 'a component only draws, and does so at build: React is not on the page';
const mend = 'write Name.behavior.ts';

/**
 * What a component would do only while React is on the page, which is so in Storybook alone: state, effects and handlers, each with its place.
 *
 * @param allowed Values of props that may be handlers all the same, as they are written: `onRetry`.
 */
export function findReactLife(source: ts.SourceFile, allowed: readonly string[] = []): string[] {
  return [...nodesOf(source)].flatMap((node) => {
    const hook = hookOf(node);
    if (hook) return [`${placeOf(node)} uses ${hook}: ${why}; ${mend}`];
    const [name, value] = handlerOf(node) ?? [];
    if (!name || (value !== undefined && allowed.includes(value))) return [];
    return [`${placeOf(node)} hands ${name} to an element: ${why}; ${mend}`];
  });
}

/** A hook where it is imported, or taken from React as a whole. */
function hookOf(node: ts.Node): string | undefined {
  const name = ts.isImportSpecifier(node)
    ? (node.propertyName ?? node.name)
    : ts.isPropertyAccessExpression(node)
      ? node.name
      : undefined;
  return name && hooks.test(name.text) ? name.text : undefined;
}

/** Name and value of a handler: an attribute, or a property in an object that is spread on an element. */
function handlerOf(node: ts.Node): [name: string, value: string | undefined] | undefined {
  if (ts.isJsxAttribute(node)) {
    const { initializer } = node;
    const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    return named(node.name.getText(), value?.getText());
  }
  if (
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node)
  ) {
    if (!ts.isObjectLiteralExpression(node.parent) || !isSpread(node)) return undefined;
    const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
    return named(node.name.getText().replace(/^['"]|['"]$/g, ''), value.getText());
  }
  return undefined;
}

const named = (name: string, value: string | undefined): [string, string | undefined] | undefined =>
  handler.test(name) ? [name, value] : undefined;

function isSpread(node: ts.Node): boolean {
  for (let around = node.parent; around && !ts.isJsxAttribute(around); around = around.parent) {
    if (ts.isJsxSpreadAttribute(around)) return true;
  }
  return false;
}
