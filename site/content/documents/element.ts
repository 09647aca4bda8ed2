import JSON5 from 'json5';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

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

const written = /^<(\w+) \{\.\.\.JSON\.parse\(("(?:[^"\\]|\\.)*")\)\}(?: \/>|>\n\n([^]*)\n\n<\/\1>)$/;

/** Parses MDX. */
type Parse = (text: string) => RootContent[];

/**
 * Parses a block in MDX: an element as `writeElement` writes it in a small part of the time that MDX takes for it.
 *
 * @param parse Parses all other text, and what stands in the element.
 */
export function parseBlock(text: string, parse: Parse): RootContent[] {
  const element = readElement(text, parse);
  return element ? [element] : parse(text);
}

/** Undefined for all that is not an element as `writeElement` writes it. */
export function readElement(text: string, parse: Parse): MdxJsxFlowElement | undefined {
  const [, name, props, children] = written.exec(text.trim()) ?? [];
  if (name === undefined || props === undefined) return undefined;
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ type: 'mdxJsxExpressionAttribute', value: `...JSON.parse(${props})` }],
    children: children === undefined ? [] : (parse(children) as MdxJsxFlowElement['children']),
  };
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
