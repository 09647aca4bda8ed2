import GithubSlugger from 'github-slugger';
import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';

import { blocksIn, type PlacedBlock } from '../content/documents/blocksIn';
import { attributeOf, isMdxElement } from '../content/documents/element';
import { callout } from './callouts';
import { checklist } from './checklists';
import { fence, numberCopyLabels } from './fences';
import { messageTable } from './messages';

/** Replaces the elements of writers with what the page shows. Throws a `SiteError` for an invalid diagram or screen. */
export const remarkElements: Plugin<[], Root> = () => async (tree, file) => {
  const ids = new GithubSlugger();
  let last: PlacedBlock | undefined;
  for (const placed of blocksIn(tree)) {
    const { block, parent } = placed;
    const before = last?.parent === parent ? last.block : undefined;
    last = placed;
    const blocks = await replace(block, before);
    const children = parent.children as RootContent[];
    if (blocks) children.splice(children.indexOf(block), 1, ...blocks);
  }
  numberCopyLabels(tree);

  function replace(block: RootContent, before?: RootContent) {
    if (block.type === 'code') return fence(block, file.path, before);
    if (isMdxElement(block, 'Checklist')) return void checklist(block, ids);
    if (isMdxElement(block, 'Messages')) {
      return messageTable(file.data.context?.messages?.[attributeOf(block, 'area') ?? ''] ?? []);
    }
    return callout(block);
  }
};
