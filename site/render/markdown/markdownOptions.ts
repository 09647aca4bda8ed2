import type { UserConfig } from '@rspress/core';
import { transformerMetaHighlight } from '@shikijs/transformers';

import { codeTheme, tokenizeTimeLimit, transformerRoles } from './codeTheme';
import { rehypeElements } from './rehypeElements';
import { remarkBlocks } from './remarkBlocks';
import { remarkChecklists } from './remarkChecklists';
import { remarkDiagrams } from './remarkDiagrams';
import { remarkRequests } from './remarkRequests';
import { remarkScreens } from './remarkScreens';
import { remarkMessages } from './remarkMessages';
import { remarkDocument, type RemarkDocumentOptions } from './remarkDocument';

/** How Rspress makes modules of Markdown. Links and images are checked with file, line and fix before it sees them. */
export const markdownOptions = (site: RemarkDocumentOptions): UserConfig['markdown'] => ({
  link: { checkDeadLinks: false, checkAnchors: false },
  image: { checkDeadImages: false },
  extractDescription: false,
  cjkFriendlyEmphasis: false,
  shiki: {
    theme: codeTheme,
    tokenizeTimeLimit,
    transformers: [transformerRoles(), transformerMetaHighlight({ className: 'highlighted' })],
  },
  remarkPlugins: [
    remarkBlocks,
    [remarkMessages, site],
    [remarkDocument, site],
    remarkChecklists,
    remarkDiagrams,
    remarkScreens,
    remarkRequests,
  ],
  rehypePlugins: [rehypeElements],
});
