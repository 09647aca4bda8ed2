import ts from 'typescript';

import { nodesOf, readSource } from '#ci/readSource';

/**
 * Reads the file of a component's stories, without running it: its title, and the texts of a property of `parameters.guide`
 * as they are written, or none if it has no such property.
 */
export function readGuide(file: string): { title: string; guide: (property: string) => string[] } {
  const meta = [...nodesOf(readSource(file))].find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'meta',
  );
  const guide = valueIn(meta, 'guide');
  return {
    title: textsIn(valueIn(meta, 'title')).join(''),
    guide: (property) => textsIn(valueIn(guide, property)),
  };
}

/** The value of the first property with a name below a node. */
function valueIn(parent: ts.Node | undefined, name: string): ts.Expression | undefined {
  for (const node of parent ? nodesOf(parent) : []) {
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) return node.initializer;
  }
  return undefined;
}

function textsIn(value: ts.Expression | undefined): string[] {
  const nodes = value ? [value, ...nodesOf(value)] : [];
  return nodes.flatMap((node) => (ts.isStringLiteral(node) && !isKey(node) ? [node.text] : []));
}

const isKey = (node: ts.Node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;
