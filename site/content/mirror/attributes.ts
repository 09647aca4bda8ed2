import type { MdxFlowExpression, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

type Program = NonNullable<MdxFlowExpression['data']>['estree'];
type Expression = Extract<
  NonNullable<Program>['body'][number],
  { type: 'ExpressionStatement' }
>['expression'];
type Property = Extract<
  Extract<Expression, { type: 'ObjectExpression' }>['properties'][number],
  { type: 'Property' }
>;

/** The attributes of an element as values. */
export interface Attributes {
  /** By name. What is no plain value, such as a call, is left out. */
  values: Record<string, unknown>;
  /** Who wrote them. The build writes all of them as one object, and its addresses carry the base. */
  by: 'writer' | 'build';
}

/** Reads the attributes of an element without running any code. */
export function attributesOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): Attributes {
  const values: Record<string, unknown> = {};
  let by: Attributes['by'] = 'writer';
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      Object.assign(values, valueOf(attribute.data?.estree));
      by = 'build';
      continue;
    }
    const { name, value } = attribute;
    const plain = typeof value === 'object' && value ? valueOf(value.data?.estree) : (value ?? true);
    if (plain !== undefined) values[name] = plain;
  }
  return { values, by };
}

/** The value of what stands between braces; undefined where it would have to be run. */
export function valueOf(program: Program): unknown {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  // Attributes that are one object are parsed as an object with a spread in it.
  const [spread] = expression.type === 'ObjectExpression' ? expression.properties : [];
  return literalOf(spread?.type === 'SpreadElement' ? spread.argument : expression);
}

function literalOf(node: Expression): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]!.value.cooked : undefined;
    case 'ArrayExpression':
      return node.elements.flatMap((element) =>
        element && element.type !== 'SpreadElement' ? [literalOf(element)] : [],
      );
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === 'Property' ? [[nameOf(property), literalOf(property.value as Expression)]] : [],
        ),
      );
    case 'CallExpression': {
      // So the build writes attributes.
      const [text] = node.arguments;
      const isJson = calleeOf(node) === 'JSON.parse' && text?.type === 'Literal';
      return isJson ? JSON.parse(String(text.value)) : undefined;
    }
    default:
      return undefined;
  }
}

function calleeOf({ callee }: Extract<Expression, { type: 'CallExpression' }>): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const { object, property } = callee;
  return object.type === 'Identifier' && property.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : undefined;
}

const nameOf = ({ key }: Property) =>
  key.type === 'Identifier' ? key.name : String(key.type === 'Literal' ? key.value : '');
