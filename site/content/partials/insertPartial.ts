import type { Expression, ExpressionStatement } from 'estree';
import type { Root, RootContent, Text } from 'mdast';

import { SKIP, visit } from '../../visit';
import { attributeText, type JsxElement } from '../elements/element';
import { parseMarkdown } from '../documents/markdown';
import { programsIn, scopeOf, variablesOf } from './pageScope';

/**
 * Copies the blocks of a partial for an element of a page, with the element's props and the names of the partial's own
 * module.
 *
 * @param name The page's name for the partial. @param number The element's number among those of the partial, from 1.
 * @returns Undefined if only React can render it: several blocks in a line, or children used in an expression.
 */
export function insertPartial(partial: Root, element: JsxElement, name: string, number: number) {
  const copy = structuredClone(partial);
  visit(copy, (node) => {
    if ('identifier' in node) node.identifier = `${name}-${number}-${node.identifier}`.toLowerCase();
  });
  qualifyNames(copy, name);
  insertProps(copy, element);
  const props = scopeOf(copy).undefinedNames.filter(({ identifier }) => identifier.name === 'props');
  if (props.length > 0 && element.children.length > 0) return undefined;
  for (const { identifier } of props) Object.assign(identifier, propsOf(element));
  const blocks = copy.children.filter(({ type }) => type !== 'mdxjsEsm');
  if (element.type === 'mdxJsxFlowElement') return blocks;
  const [only] = blocks;
  return blocks.length === 1 && only?.type === 'paragraph' ? only.children : undefined;
}

/** Rewrites the names of a partial to read from its module, which exports them: see `compilePage`. */
function qualifyNames(copy: Root, name: string): void {
  const variables = variablesOf(copy);
  const names = new Set(variables.map((variable) => variable.name));
  for (const { name: variable, references } of variables) {
    const path = `${name}.scope.${variable}`;
    for (const { identifier } of references) {
      // The name of an element is another type of node.
      const isTag = (identifier.type as string) === 'JSXIdentifier';
      const element = expressionOf(`<${path} />`) as unknown as { openingElement: { name: object } };
      Object.assign(identifier, isTag ? element.openingElement.name : expressionOf(path));
    }
  }
  visit(copy, (node) => {
    if ('name' in node && node.name && names.has(node.name.split('.')[0]!)) {
      node.name = `${name}.scope.${node.name}`;
    }
  });
  expandShorthands(programsIn(copy));
}

/** Expands `{oil}` to `{oil: oil}`, because the name may be replaced by another expression. */
function expandShorthands(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('shorthand' in node) node.shorthand = false;
  Object.values(node).forEach(expandShorthands);
}

/** Replaces `{props.oil}` with the text of the attribute, and `{props.children}` with the content of the element. */
function insertProps(copy: Root, element: JsxElement): void {
  const hasSpread = element.attributes.some(({ type }) => type !== 'mdxJsxAttribute');
  visit(copy, (node, index, parent) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
    const [, prop = ''] = /^\s*props\.([\w$]+)\s*$/.exec(node.value) ?? [];
    const value = hasSpread ? undefined : attributeText(element, prop);
    if (prop !== 'children' && value === undefined) return undefined;
    const data = node.data?.partial && { partial: node.data.partial };
    const text: Text = { type: 'text', value: String(value), data };
    const filled =
      node.type === 'mdxTextExpression' ? text : { type: 'paragraph' as const, children: [text] };
    const nodes: RootContent[] = prop === 'children' ? structuredClone(element.children) : [filled];
    (parent!.children as RootContent[]).splice(index!, 1, ...nodes);
    return [SKIP, index! + nodes.length];
  });
}

/** The attributes of an element as an object. A call keeps the brace from being parsed as a block. */
function propsOf({ attributes }: JsxElement): Expression {
  const props = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value;
    const { name, value } = attribute;
    return `${JSON.stringify(name)}: ${typeof value === 'string' ? JSON.stringify(value) : (value?.value ?? true)}`;
  });
  return expressionOf(`Object({ ${props.join(', ')} })`);
}

/** Parses a JavaScript expression. */
export function expressionOf(code: string): Expression {
  const [node] = parseMarkdown(`{${code}}`, 'part.mdx').children;
  const [statement] = (node?.type === 'mdxFlowExpression' && node.data?.estree?.body) || [];
  return (statement as ExpressionStatement).expression;
}
