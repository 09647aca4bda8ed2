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

/** An import of a module, for its values or its types, or an export from one. */
export interface Import {
  /** The module specifier as written. */
  from: string;
  node: ts.Node;
}

/** All imports of a file. */
export function importsOf(file: string): Import[] {
  return [...nodesOf(readSource(file))].flatMap((node) => {
    const from = moduleOf(node);
    return from && ts.isStringLiteral(from) ? [{ from: from.text, node }] : [];
  });
}

function moduleOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0];
  }
  return undefined;
}
