import type { Parents } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Problem } from '../../site/problem';
import { placeOf } from '../../site/content/documents/placeOf';
import type { Page } from './readPages';

/**
 * Finds skipped heading levels, duplicate headings in a section, sections without content, pictures without alt text,
 * and fences without a language.
 */
export function checkStructure({ file, tree }: Page): Problem[] {
  const problems: Problem[] = [];
  let level = 1;
  const path: string[] = [];
  const seen = new Set<string>();
  visit(tree, (node, index, parent) => {
    const column = node.position?.start.column;
    const add = (message: string, fix: string) =>
      problems.push({ ...placeOf(node, file), column, message, fix });
    if (node.type === 'heading') {
      const skipped = `the heading "${toString(node)}" has level ${node.depth}, and the one above it level ${level}.`;
      const fix = `Make it level ${level + 1} or less: one deeper than the heading of its section.`;
      if (node.depth > level + 1) add(skipped, fix);
      level = node.depth;
      if (parent?.type === 'root') {
        path.splice(node.depth - 1, 6, toString(node));
        const place = path.join('\n');
        const rename = 'Rename one: the anchor of the second changes when the first goes.';
        if (seen.has(place)) add(`the heading "${toString(node)}" is in its section twice.`, rename);
        seen.add(place);
      }
      const next = (parent as Parents).children[index! + 1];
      if (next === undefined || (next.type === 'heading' && next.depth <= node.depth)) {
        add(`the section "${toString(node)}" is empty.`, 'Write its text, or remove the heading.');
      }
    } else if (node.type === 'image' || node.type === 'imageReference') {
      if (!node.alt?.trim()) {
        add('the image has no alternative text.', 'Say between "[" and "]" what it shows.');
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const { name, attributes } = node as MdxJsxFlowElement;
      if (
        name === 'img' &&
        !attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt')
      ) {
        add('the image has no alternative text.', 'Say what it shows: alt="…"; alt="" hides an ornament.');
      }
    } else if (node.type === 'code' && !node.lang) {
      add('the fence has no language.', 'Name it after the three backticks; "text" is allowed.');
    }
  });
  return problems;
}
