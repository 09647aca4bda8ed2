import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxExpressionAttribute } from 'mdast-util-mdx';

type Program = NonNullable<NonNullable<MdxJsxExpressionAttribute['data']>['estree']>;

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
    attributes: [
      {
        type: 'mdxJsxExpressionAttribute',
        value: `...JSON.parse(${props})`,
        data: { estree: spreadOf(props) },
      },
    ],
    children: children === undefined ? [] : (parse(children) as MdxJsxFlowElement['children']),
  };
}

/** The program that MDX makes of the props. */
function spreadOf(props: string): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'ObjectExpression',
          properties: [
            {
              type: 'SpreadElement',
              argument: {
                type: 'CallExpression',
                optional: false,
                callee: {
                  type: 'MemberExpression',
                  object: { type: 'Identifier', name: 'JSON' },
                  property: { type: 'Identifier', name: 'parse' },
                  computed: false,
                  optional: false,
                },
                arguments: [{ type: 'Literal', value: JSON.parse(props) as string, raw: props }],
              },
            },
          ],
        },
      },
    ],
  };
}
