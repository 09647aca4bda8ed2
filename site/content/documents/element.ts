import { valueToEstree } from 'estree-util-value-to-estree';
import type { Program } from 'estree';
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';

/**
 * An element of JSX in a tree.
 *
 * @param props Those that are undefined are left out.
 */
export const elementNode = (
  name: string,
  props: object = {},
  children: RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).flatMap(([prop, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: prop, value: attributeValue(value) }],
  ),
  children: children as MdxJsxFlowElement['children'],
});

/** Whether a node is an element alone on its line, with this name. */
export const isElement = (node: { type: string }, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === name;

/** An attribute of an element, unless it is missing or an expression. */
export function attributeOf({ attributes }: MdxJsxFlowElement, name: string): string | undefined {
  const value = attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

function attributeValue(value: unknown): MdxJsxAttribute['value'] {
  if (typeof value === 'string') return value;
  const body: Program['body'] = [{ type: 'ExpressionStatement', expression: valueToEstree(value) }];
  const estree: Program = { type: 'Program', sourceType: 'module', body };
  return { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } };
}
