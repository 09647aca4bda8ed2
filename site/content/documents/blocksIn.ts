import type { Code, Parents, RootContent } from 'mdast';

/** A block and its parent. */
export interface PlacedBlock {
  block: RootContent;
  parent: Parents;
}

/** Blocks that contain text, not other blocks. */
const ofWords = new Set(['paragraph', 'heading', 'table']);

/** A snapshot of the blocks of a page with their parents, which come first. Text inside blocks is skipped. */
export function blocksIn(parent: Parents, found: PlacedBlock[] = []): PlacedBlock[] {
  for (const block of parent.children) {
    found.push({ block, parent });
    if ('children' in block && !ofWords.has(block.type)) blocksIn(block, found);
  }
  return found;
}

/** The fences of a page. @param language Leaves out those of other languages. */
export const fencesIn = (parent: Parents, language?: string): Code[] =>
  blocksIn(parent).flatMap(({ block }) =>
    block.type === 'code' && (!language || block.lang === language) ? [block] : [],
  );
