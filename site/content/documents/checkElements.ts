import { analyze } from 'eslint-scope';
import type { Node as EstreeNode, Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { elements } from './elements';

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
  const programs: (Program | null | undefined)[] = [];
  const found: JsxElement[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      programs.push(node.data?.estree);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found.push(node);
      programs.push(...valuesOf(node));
    } else if (node.type === 'html') {
      for (const [, name] of node.value.matchAll(/<(\w+)/g)) checkTag(name!, node, add);
    } else if ((node.type === 'link' || node.type === 'definition') && isScript(node.url)) {
      add(node, `the link "${node.url}" ${blocked}`, 'Link to an address.');
    }
  });
  const defined = checkNames(
    programs.flatMap((program) => program?.body ?? []),
    add,
  );
  for (const element of found) checkElement(element, defined, add);
  return problems;
}

/** The values between braces of an element. */
const valuesOf = ({ attributes }: JsxElement) =>
  attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree;
    return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
  });

const globals = new Set([...Object.getOwnPropertyNames(globalThis), 'props']);

/** Finds names that a page uses and doesn't define. Returns those that it defines. */
function checkNames(body: Program['body'], add: Add): Set<string> {
  const program: Program = { type: 'Program', sourceType: 'module', body };
  const options = { ecmaVersion: 2024, sourceType: 'module', jsx: true, fallback: 'iteration' } as const;
  const { globalScope, scopes } = analyze(program, options);
  for (const { identifier } of globalScope?.through ?? []) {
    const { name } = identifier as { name: string };
    const fix = 'Import or export it in the page, or write "\\{" for a brace in text.';
    if (!globals.has(name)) add(identifier as EstreeNode, `"${name}" is not defined.`, fix);
  }
  return new Set(scopes.find(({ type }) => type === 'module')?.variables.map(({ name }) => name));
}

const names = Object.keys(elements);
const known = `Known: ${names.join(', ')}.`;
const blocked = 'is blocked by the Content Security Policy.';

function checkElement(element: JsxElement, defined: Set<string>, add: Add): void {
  const { name, attributes } = element;
  if (name === null) return;
  if (/^\p{Lu}/u.test(name)) {
    const fix = `${didYouMean(name, names)}${known} Import any other.`;
    if (!defined.has(name.split('.')[0]!) && !names.includes(name))
      add(element, `there is no element <${name}>.`, fix);
    return;
  }
  checkTag(name, element, add);
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const fix = 'Use an element of the design system, or a component with a class.';
    if (attribute.name === 'style' || /^on[A-Z]/i.test(attribute.name))
      add(element, `"${attribute.name}" on <${name}> ${blocked}`, fix);
    if (isScript(attribute.value))
      add(element, `a script as ${attribute.name} ${blocked}`, 'Link to an address.');
  }
}

function checkTag(name: string, node: Nodes, add: Add): void {
  const fix = 'Remove it. Styles are in ui/, scripts in site/browser/.';
  if (['script', 'style', 'meta', 'base', 'link'].includes(name.toLowerCase()))
    add(node, `<${name}> is not allowed in a page.`, fix);
}

const isScript = (url: unknown) => typeof url === 'string' && /^\s*javascript:/i.test(url);
