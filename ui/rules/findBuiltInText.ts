import ts from 'typescript';

import { nodesOf } from '#ci/readSource';

/** Attributes that are read or heard as text. */
const spoken = /^(aria-label|alt|fewer|heading|label|more|note|placeholder|subject|term|text|title)$/;

/** The English in the markup of a component: text between tags, and in attributes that are read. */
export const findBuiltInText = (source: ts.SourceFile): string[] =>
  [...nodesOf(source)].filter(isText).map((node) => node.getText().trim());

function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return isWord(node.text);
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const attribute = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  const isSpoken = ts.isJsxAttribute(attribute) && spoken.test(attribute.name.getText());
  return isSpoken && isWord(ts.isTemplateExpression(node) ? textOf(node) : node.text);
}

const isWord = (text: string) => /\p{L}{2}/u.test(text);

const textOf = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(' ');
