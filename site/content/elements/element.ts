import { valueToEstree } from 'estree-util-value-to-estree';
import type { Program } from 'estree';
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An element as a node, with its props as attributes. */
export const elementNode = (
  name: string,
  props: object = {},
  children: RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).flatMap(([prop, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: prop, value: toAttributeValue(value) }],
  ),
  children: children as MdxJsxFlowElement['children'],
});

/** Whether a node is an element, inline or on a separate line. */
export const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node is a block element with this name. */
export const isBlockElement = (node: { type: string }, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === name;

/** The text of an attribute; undefined if it's missing or computed. */
export function attributeText({ attributes }: JsxElement, name: string): string | undefined {
  const attribute = attributes.find((one) => 'name' in one && one.name === name) as MdxJsxAttribute;
  const value = attribute && attributeValue(attribute);
  return typeof value === 'string' ? value : undefined;
}

/** The value of a computed attribute. */
export const computed = Symbol('computed');

/** The value of an attribute: `x="a"`, `x={'a'}`, or just `x`, which is true. */
export function attributeValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const [statement] = value.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal') return expression.value;
  const isText = expression?.type === 'TemplateLiteral' && expression.expressions.length === 0;
  return isText ? expression.quasis[0]!.value.cooked : computed;
}

function toAttributeValue(value: unknown): MdxJsxAttribute['value'] {
  if (typeof value === 'string') return value;
  const body: Program['body'] = [{ type: 'ExpressionStatement', expression: valueToEstree(value) }];
  const estree: Program = { type: 'Program', sourceType: 'module', body };
  return { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } };
}
