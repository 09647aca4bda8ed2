import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

/** Words a minute that people read of technical text. */
const speed = 220;

/** Minutes it takes to read a text with its examples; at least one. */
export function readingTime(tree: Nodes): number {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      words += node.value.match(/\S+/g)?.length ?? 0;
    }
  });
  return Math.max(1, Math.round(words / speed));
}
