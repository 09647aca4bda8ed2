import type GithubSlugger from 'github-slugger';
import type { ListItem } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';

import { elementNode } from '../content/documents/element';

/** Makes the items of a `<Checklist>` tickable: the first paragraph of each is the label of its box. */
export function checklist({ children: [list] }: MdxJsxFlowElement, ids: GithubSlugger): void {
  if (list?.type === 'list') list.children = list.children.map((item) => tickable(item, ids)) as never;
}

function tickable(item: ListItem, ids: GithubSlugger) {
  const [words] = item.children;
  if (words?.type !== 'paragraph') return item;
  // Bold words at the beginning are the id, so that the sentence after them can change.
  const [name = words] = words.children[0]?.type === 'strong' ? [words.children[0]] : [];
  const id = ids.slug(`done ${toString(name)}`);
  words.data = { hName: 'label', hProperties: { htmlFor: [id] } };
  return { ...elementNode('ChecklistItem', { id }, item.children), position: item.position };
}
