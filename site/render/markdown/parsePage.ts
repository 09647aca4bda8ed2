import type { Root, RootContent } from 'mdast';

import { parseBlock, readElement } from '../../content/documents/element';
import type { KeptTrees } from '../../content/documents/keptTrees';
import { bodyOf, parseMarkdown } from '../../content/documents/markdown';

/** What stands on a line of its own between two blocks of a page: the record separator of ASCII, which no text holds. */
export const blockSeparator = '\u001E';

const betweenBlocks = `\n${blockSeparator}\n`;

/** Blocks that have been parsed, by their text: for as long as the thread lives. */
const parsed = new Map<string, RootContent[]>();

/**
 * Parses a page. One that is written in blocks is parsed one by one, and each text once: the beginning of an entry stands in half
 * a dozen lists. Each block has to be whole in itself. Places in the tree are those in the block.
 *
 * @param source The whole file.
 * @param file Its name: `.mdx` is parsed with JSX.
 * @param trees What pages are made of, where somebody has parsed them. @default they are parsed
 * @throws {VFileMessage} On JSX that is not well formed, with `line` and `column`.
 */
export function parsePage(source: string, file: string, trees?: KeptTrees): Root {
  const body = bodyOf(source);
  const nodesOf = (text: string) => parseMarkdown(text, file).children;
  if (!body.includes(betweenBlocks)) {
    const element = readElement(body, nodesOf);
    if (element) return { type: 'root', children: [element] };
    const parse = () => parseMarkdown(source, file);
    return trees ? trees.treeOf(body, file, parse) : parse();
  }
  const children = body.split(betweenBlocks).flatMap((block) => {
    const known = parsed.get(block);
    if (known) return copyOf(known);
    const nodes = parseBlock(block, nodesOf);
    parsed.set(block, copyOf(nodes));
    return nodes;
  });
  return { type: 'root', children };
}

/** A copy of plain data. */
function copyOf<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(copyOf) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const copy: Record<string, unknown> = {};
  for (const key in data) copy[key] = copyOf(data[key]);
  return copy as Data;
}
