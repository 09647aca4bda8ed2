import type { Element, Nodes } from 'hast';
import { find, hastToReact, html } from 'property-information';

import { valueOf } from '../../content/documents/element';
import type { Piece } from '../page/PageTree';

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/**
 * What a module of a page holds of its tree: texts, and elements with the props that React knows.
 *
 * @throws {Error} For a value in an element that is no data.
 */
export const piecesOf = (nodes: Nodes[]): Piece[] => nodes.reduce<Piece[]>(add, []);

function add(pieces: Piece[], node: Nodes): Piece[] {
  if (node.type === 'text') {
    // A comment between two texts leaves none.
    const before = pieces.at(-1);
    if (typeof before === 'string') pieces[pieces.length - 1] = before + node.value;
    else pieces.push(node.value);
  } else if (node.type === 'root') node.children.reduce(add, pieces);
  else if (node.type === 'element') pieces.push(elementOf(node));
  else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (node.name === null) node.children.reduce(add, pieces);
    else pieces.push([jsxName(node.name), propsOf(node), ...piecesOf(node.children)]);
  }
  return pieces;
}

/** Elements with a small letter are HTML that somebody wrote: they stay as they are, while those of Markdown are drawn by components. */
const jsxName = (name: string) => (/^[a-z]/.test(name) ? `html:${name}` : name);

/** Elements in which React suffers no space. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr']);

const isElement = ({ type }: Nodes) => type !== 'text';

function elementOf({ tagName, properties, children }: Element): Piece {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    const { property, attribute, space, commaSeparated } = find(html, name);
    props[space ? (hastToReact[property] ?? property) : attribute] = Array.isArray(value)
      ? value.join(commaSeparated ? ', ' : ' ')
      : value;
  }
  const [only] = children;
  if (tableParts.has(tagName)) return [tagName, props, ...piecesOf(children.filter(isElement))];
  if (only?.type !== 'raw') return [tagName, props, ...piecesOf(children)];
  return [tagName, { ...props, dangerouslySetInnerHTML: { __html: only.value } }];
}

function propsOf({ attributes }: JsxElement): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      throw new SyntaxError(`{${attribute.value}} is no data.`);
    const { name, value } = attribute;
    props[name] = typeof value === 'object' && value ? valueOf(value.value) : (value ?? true);
  }
  return props;
}
