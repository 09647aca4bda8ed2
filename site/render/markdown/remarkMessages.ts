import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

import { areaOf, isMessageList } from '../../content/documents/messages';
import { messageTable } from '../../content/mirror/messageTable';
import type { RemarkDocumentOptions } from './remarkDocument';

/** Puts the messages of an area where a page lists them: each with the pages that explain it. */
export const remarkMessages: Plugin<[Pick<RemarkDocumentOptions, 'dataOf'>], Root> =
  ({ dataOf }) =>
  (tree, file) => {
    visit(tree, isMessageList, (element, index, parent) => {
      const messages = dataOf(file.path)?.messages?.[areaOf(element)] ?? [];
      parent!.children.splice(index!, 1, ...messageTable(messages, (address) => address));
      return [SKIP, index!];
    });
  };
