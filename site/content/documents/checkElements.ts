import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';

/** The elements that writers have beside Markdown and HTML. */
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

/** Finds elements that there are not, and braces in text that MDX would run as code. What a page imports or exports itself is its own affair. */
export function checkElements(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  // What Rspress imports into each page has no place in the file.
  if (tree.children.some(({ type, position }) => type === 'mdxjsEsm' && position)) return problems;
  visit(tree, (node) => {
    const { line, column } = node.position?.start ?? {};
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = (node as { name?: string | null }).name ?? '';
      // Names of HTML begin with a small letter.
      if (!/^\p{Lu}/u.test(name) || elements.some((element) => element === name)) return;
      problems.push({
        file,
        line,
        column,
        message: `there is no element <${name}>.`,
        fix: `${didYouMean(name, elements)}Known: ${elements.join(', ')}.`,
      });
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const { value } = node as { value: string };
      if (!/^\s*[\p{L}$_][\p{L}\p{N}$_.]*\s*$/u.test(value)) return;
      problems.push({
        file,
        line,
        column,
        message: `the text {${value}} would be run as code.`,
        fix: `Write "\\{${value}}", or put it between backticks.`,
      });
    }
  });
  return problems;
}
