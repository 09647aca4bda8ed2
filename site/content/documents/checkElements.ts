import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { valueOf } from './element';

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

/** Finds unknown elements, and anything that MDX would run as code. */
export function checkElements(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  const add = ({ position }: Nodes, message: string, fix: string) =>
    void problems.push({ file, ...placeOf(position?.start), message, fix });
  visit(tree, (node) => {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (node.name === null || isKnown(node.name)) checkValues(node, add);
        else add(node, `there is no element <${node.name}>.`, `${didYouMean(node.name, elements)}${known}`);
        return;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (isComment(node.value)) return;
        add(
          node,
          `the text {${node.value}} would be run as code.`,
          `Write "\\{${node.value}}", or put it between backticks.`,
        );
        return;
      case 'mdxjsEsm':
        add(
          node,
          `${JSON.stringify(node.value.split('\n')[0])} would be run as code.`,
          `Begin the line with another word, or leave it out: elements need no import. ${known}`,
        );
    }
  });
  return problems;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function checkValues(element: JsxElement, add: (node: JsxElement, message: string, fix: string) => void): void {
  for (const attribute of element.attributes) {
    const { value } = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute')
      add(element, `{${attribute.value}} would be run as code.`, 'Write each value behind its name: name="value".');
    else if (typeof value === 'object' && value && !isData(value.value))
      add(
        element,
        `the value {${value.value}} of "${attribute.name}" would be run as code.`,
        `Write it out: text between quotes, a number or a list between braces, ${attribute.name}={['a', 'b']}.`,
      );
  }
}

const known = `Known: ${elements.join(', ')}.`;

/** HTML elements begin with a lower-case letter. */
const isKnown = (name: string) => !/^\p{Lu}/u.test(name) || elements.some((element) => element === name);

const isComment = (expression: string) => /^(\s*\/\*[^]*?\*\/)+\s*$/.test(expression);

function isData(expression: string): boolean {
  try {
    valueOf(expression);
    return true;
  } catch {
    return false;
  }
}

const placeOf = ({ line, column }: Partial<Point> = {}) => ({ line, column });
