import { analyze } from 'eslint-scope';
import type { Node as EstreeNode, Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';

/** The elements that writers have besides Markdown and HTML. */
export const elements = [
  'Action',
  'Actions',
  'Card',
  'Cards',
  'Checklist',
  'Messages',
  'RecordPicture',
  'Steps',
  'Tab',
  'Tabs',
] as const;

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Add = (node: Nodes | EstreeNode, message: string, fix: string) => void;

/** Finds elements and names that are not defined, and markup that the Content Security Policy blocks. */
export function checkElements(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  const add: Add = (node, message, fix) => {
    // Columns of JavaScript count from 0.
    const { line, column } =
      'position' in node
        ? { ...node.position?.start }
        : { line: (node as EstreeNode).loc?.start.line, column: (node as EstreeNode).loc!.start.column + 1 };
    problems.push({ file, line, column, message, fix });
  };
  const programs: Program[] = [];
  const found: JsxElement[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      programs.push(node.data?.estree ?? emptyProgram);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found.push(node);
      programs.push(...valuesOf(node));
    } else if (node.type === 'html') {
      for (const [, name] of node.value.matchAll(/<(\w+)/g)) checkTag(name!, node, add);
    } else if ((node.type === 'link' || node.type === 'definition') && isScript(node.url)) {
      add(node, `the link "${node.url}" is blocked by the Content Security Policy.`, 'Link to an address.');
    }
  });
  const declared = checkNames(programs, add);
  for (const element of found) checkElement(element, declared, add);
  return problems;
}

const emptyProgram: Program = { type: 'Program', sourceType: 'module', body: [] };

/** The values between braces of an element. */
const valuesOf = ({ attributes }: JsxElement): Program[] =>
  attributes.flatMap((attribute) => {
    const { value } = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree ?? [];
    return typeof value === 'object' && value ? (value.data?.estree ?? []) : [];
  });

const globals = new Set([...Object.getOwnPropertyNames(globalThis), 'props']);

/** Finds names that a page uses and doesn't define. Returns those that it defines. */
function checkNames(programs: Program[], add: Add): Set<string> {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: programs.flatMap(({ body }) => body),
  };
  const { globalScope, scopes } = analyze(program, {
    ecmaVersion: 2024,
    sourceType: 'module',
    jsx: true,
    fallback: 'iteration',
  });
  for (const { identifier } of globalScope?.through ?? []) {
    const { name } = identifier as { name: string };
    if (!globals.has(name))
      add(
        identifier as EstreeNode,
        `"${name}" is not defined.`,
        `Import or export it in the page, or write "\\{" for a brace in text.`,
      );
  }
  return new Set(scopes.find(({ type }) => type === 'module')?.variables.map(({ name }) => name));
}

const known = `Known: ${elements.join(', ')}.`;

function checkElement(element: JsxElement, declared: Set<string>, add: Add): void {
  const { name, attributes } = element;
  if (name === null) return;
  const [root = ''] = name.split('.');
  if (/^\p{Lu}/u.test(name)) {
    if (!declared.has(root) && !elements.some((one) => one === name))
      add(
        element,
        `there is no element <${name}>.`,
        `${didYouMean(name, elements)}${known} Import any other.`,
      );
    return;
  }
  checkTag(name, element, add);
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    if (attribute.name === 'style' || /^on[A-Z]/i.test(attribute.name))
      add(
        element,
        `"${attribute.name}" on <${name}> is blocked by the Content Security Policy.`,
        'Use an element of the design system, or a component with a class.',
      );
    if (isScript(attribute.value))
      add(
        element,
        `a script as ${attribute.name} is blocked by the Content Security Policy.`,
        'Link to an address.',
      );
  }
}

function checkTag(name: string, node: Nodes, add: Add): void {
  if (['script', 'style', 'meta', 'base', 'link'].includes(name.toLowerCase()))
    add(node, `<${name}> has no place in a page.`, 'Remove it. Styles are in ui/, scripts in site/browser/.');
}

const isScript = (url: unknown) => typeof url === 'string' && /^\s*javascript:/i.test(url);
