import type { Code, Parents, RootContent } from 'mdast';

/** A block and its parent. */
export interface BlockWithParent {
  block: RootContent;
  parent: Parents;
}

/** Blocks that contain text instead of other blocks. */
const textBlocks = new Set(['paragraph', 'heading', 'table']);

/** A snapshot of the blocks of a page and their parents; parents come first. Inline content is skipped. */
export function blocksIn(parent: Parents, blocks: BlockWithParent[] = []): BlockWithParent[] {
  for (const block of parent.children) {
    blocks.push({ block, parent });
    if ('children' in block && !textBlocks.has(block.type)) blocksIn(block, blocks);
  }
  return blocks;
}

/** The fences of a page. @param language Returns only fences in this language. */
export const fencesIn = (parent: Parents, language?: string): Code[] =>
  blocksIn(parent).flatMap(({ block }) =>
    block.type === 'code' && (!language || block.lang === language) ? [block] : [],
  );
