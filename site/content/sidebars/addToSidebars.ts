import { posix } from 'node:path';

import { isScalar, parseDocument, visit, type YAMLSeq } from 'yaml';

/**
 * Adds a page to the text of `_sidebars.yml`: below the last page of its folder in the list with most of them, or at the
 * end of the first list. Returns undefined without a list.
 */
export function addToSidebars(text: string, id: string): string | undefined {
  const document = parseDocument(text);
  const lists: YAMLSeq[] = [];
  visit(document, {
    Seq(_key, list) {
      if (list.items.some(isScalar)) lists.push(list);
    },
  });
  const isSibling = (item: unknown) =>
    isScalar(item) && posix.dirname(String(item.value)) === posix.dirname(id);
  const countIn = ({ items }: YAMLSeq) => items.filter(isSibling).length;
  const [list] = lists.toSorted((a, b) => countIn(b) - countIn(a));
  if (!list || document.errors.length > 0) return undefined;
  const last = list.items.findLastIndex(isSibling);
  list.items.splice(last === -1 ? list.items.length : last + 1, 0, document.createNode(id));
  return document.toString({ lineWidth: 0 });
}
