import type { Root, RootContent } from 'mdast';
import type { Parser, Plugin } from 'unified';

import { parseBlock } from '../../content/documents/element';
import type { KeptTrees } from '../../content/documents/keptTrees';

/** What stands on a line of its own between two blocks of a page: the record separator of ASCII, which no text holds. */
export const blockSeparator = '\u001E';

const betweenBlocks = `\n${blockSeparator}\n`;

/** Blocks that have been parsed, by their text: for as long as the thread lives. */
const parsed = new Map<string, RootContent[]>();

/**
 * Parses a page that is written in blocks one by one, and each text once: the beginning of an entry stands in half a dozen
 * lists. Each block has to be whole in itself. Places in the tree are those in the block.
 *
 * @param trees What other pages are made of, where somebody has parsed them. @default they are parsed
 */
export const remarkBlocks: Plugin<[trees?: KeptTrees], Root> = function (trees) {
  const parse = this.parser as Parser<Root>;
  this.parser = (document, file) => {
    if (!document.includes(betweenBlocks)) {
      const parseNow = () => parse(document, file);
      return trees ? trees.treeOf(document, file.path, parseNow) : parseNow();
    }
    const nodesOf = (text: string) => parse(text, file).children;
    const children = document.split(betweenBlocks).flatMap((block) => {
      const known = parsed.get(block);
      if (known) return copyOf(known);
      const nodes = parseBlock(block, nodesOf);
      parsed.set(block, copyOf(nodes));
      return nodes;
    });
    return { type: 'root', children };
  };
};

/** A copy of plain data. */
function copyOf<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(copyOf) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const copy: Record<string, unknown> = {};
  for (const key in data) copy[key] = copyOf(data[key]);
  return copy as Data;
}
