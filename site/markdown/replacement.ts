import type GithubSlugger from 'github-slugger';
import type { RootContent } from 'mdast';

import type { PageContext } from './remarkDocument';

/** The page of a block. */
export interface ElementPage {
  path: string;
  messages: NonNullable<PageContext['messages']>;
  /** Makes ids that are unique on the page. */
  ids: GithubSlugger;
}

/** Blocks to show in place of a block. The children of the block are replaced after it. Undefined for blocks of other kinds. */
export type Replacement = (
  block: RootContent,
  page: ElementPage,
) => RootContent[] | undefined | Promise<RootContent[] | undefined>;
