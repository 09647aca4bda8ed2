import type GithubSlugger from 'github-slugger';
import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { elementNode, isElement } from '../content/documents/element';
import type { Replacement } from './replacement';

/** `<Checklist>`: the first paragraph of an item is the label of its box. */
export const checklist: Replacement = (block, { ids }) => {
  if (!isElement(block, 'Checklist')) return undefined;
  const [list] = block.children;
  if (list?.type === 'list') list.children = list.children.map((item) => tickable(item, ids)) as never;
  return [block];
};

function tickable(item: ListItem, ids: GithubSlugger) {
  const [words] = item.children;
  if (words?.type !== 'paragraph') return item;
  // Bold words at the beginning are the id, so that the sentence after them can change.
  const [name = words] = words.children[0]?.type === 'strong' ? [words.children[0]] : [];
  const id = ids.slug(`done ${toString(name)}`);
  words.data = { hName: 'label', hProperties: { htmlFor: [id] } };
  return { ...elementNode('ChecklistItem', { id }, item.children), position: item.position };
}
