import type { Parents, RootContent } from 'mdast';

/** A block, and what it stands in. */
export interface PlacedBlock {
  block: RootContent;
  parent: Parents;
}

/** Blocks that hold words, and no blocks. */
const ofWords = new Set(['paragraph', 'heading', 'table']);

/**
 * The blocks of a page, each before those in it, as they stand when it is called. The words that they are made of are left out: they
 * are most of the nodes of a page.
 */
export function blocksIn(parent: Parents, found: PlacedBlock[] = []): PlacedBlock[] {
  for (const block of parent.children) {
    found.push({ block, parent });
    if ('children' in block && !ofWords.has(block.type)) blocksIn(block, found);
  }
  return found;
}
