import GithubSlugger from 'github-slugger';
import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';

import { blocksIn } from '../content/documents/blocksIn';
import { callout } from './callouts';
import { checklist } from './checklists';
import { diagram, request, screen } from './fences';
import { messageTable } from './messages';
import type { Replacement } from './replacement';

const replacements: Replacement[] = [callout, checklist, diagram, screen, request, messageTable];

/**
 * Replaces the elements of writers with what the page shows.
 *
 * @throws {SiteError} When a diagram or a screen is not valid.
 */
export const remarkElements: Plugin<[], Root> = () => async (tree, file) => {
  const { messages = {} } = file.data.context ?? {};
  const page = { path: file.path, messages, ids: new GithubSlugger() };
  for (const { block, parent } of blocksIn(tree)) {
    for (const replace of replacements) {
      const blocks = await replace(block, page);
      if (!blocks) continue;
      const children = parent.children as RootContent[];
      children.splice(children.indexOf(block), 1, ...blocks);
      break;
    }
  }
};
