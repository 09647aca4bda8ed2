import ts from 'typescript';

import { nodesOf } from '#ci/readSource';

/** Attributes that are shown or announced as text. */
const textAttributes = /^(aria-label|alt|fewer|heading|label|more|note|placeholder|subject|term|text|title)$/;

/**
 * The English in the markup of a component: text between tags, and in attributes that are read. A literal before
 * `{...rest}` is only a default, because a prop of the same name overrides it.
 */
export const findBuiltInText = (source: ts.SourceFile): string[] =>
  [...nodesOf(source)].filter(isText).map((node) => node.getText().trim());

function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return isWord(node.text);
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  if (!isWord(ts.isTemplateExpression(node) ? textOf(node) : node.text)) return false;
  const owner = ownerOf(node);
  if (ts.isJsxElement(owner) || ts.isJsxFragment(owner)) return true;
  return ts.isJsxAttribute(owner) && textAttributes.test(owner.name.getText()) && !isReplaceable(owner);
}

/** The attribute or element that a value ends up in, even through conditions. */
function ownerOf(value: ts.Node): ts.Node {
  const { parent } = value;
  const isBranch = ts.isConditionalExpression(parent) && parent.condition !== value;
  const isOperand = ts.isBinaryExpression(parent) && /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText());
  const isWrapped = ts.isParenthesizedExpression(parent) || ts.isJsxExpression(parent);
  return isBranch || isOperand || isWrapped ? ownerOf(parent) : parent;
}

const isReplaceable = (attribute: ts.JsxAttribute): boolean =>
  attribute.parent.properties
    .slice(attribute.parent.properties.indexOf(attribute))
    .some((other) => ts.isJsxSpreadAttribute(other) && other.expression.getText() === 'rest');

const isWord = (text: string) => /\p{L}{2}/u.test(text);

const textOf = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(' ');
