import { readFileSync } from 'node:fs';

import ts from 'typescript';

/** The syntax tree of a file, its nodes with their parents. */
export function readSource(file: string, text: string = readFileSync(file, 'utf8')): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Every node below the given one, in the order of the text. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) {
    yield child;
    yield* nodesOf(child);
  }
}

/** `ui/components/Card/Card.tsx:12`, the place of a node as an editor opens it. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
