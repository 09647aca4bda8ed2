import JSON5 from 'json5';
import type { Nodes } from 'mdast';

/**
 * An element as MDX writes it, its props as one expression, so that no text in them is read as markup. They stand in it
 * as text without a brace: at each closing one, MDX tries anew to parse all before it.
 */
export function writeElement(name: string, props: object, children = ''): string {
  const text = JSON.stringify(JSON.stringify(props)).replaceAll('{', '\\u007b').replaceAll('}', '\\u007d');
  const attributes = `{...JSON.parse(${text})}`;
  return children === ''
    ? `<${name} ${attributes} />`
    : `<${name} ${attributes}>\n\n${children}\n\n</${name}>`;
}

/**
 * What stands between braces in an element: data as JavaScript writes it (JSON5), or the props that `writeElement` has written.
 *
 * @throws {SyntaxError} For everything else.
 */
export function valueOf(expression: string): unknown {
  const [, props] = /^\.\.\.JSON\.parse\(([^]*)\)$/.exec(expression) ?? [];
  return props === undefined ? JSON5.parse(expression) : JSON.parse(JSON.parse(props) as string);
}

/** Whether a node is a block whose words stand in it themselves: a paragraph, or an element on a line of its own, `<Action>Words</Action>`. */
export const holdsWords = (node: Nodes): boolean =>
  node.type === 'paragraph' ||
  (node.type === 'mdxJsxFlowElement' && node.children.some((child: Nodes) => child.type === 'text'));
