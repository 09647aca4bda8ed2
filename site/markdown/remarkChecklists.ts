import GithubSlugger from 'github-slugger';
import type { List, ListItem, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';

import { blocksIn } from '../content/documents/blocksIn';
import { isChecklist } from '../content/documents/checkChecklists';
import { elementNode } from '../content/documents/element';

/** Makes items that can be ticked of those of a checklist: the first paragraph is the label of the box, and names it. */
export const remarkChecklists: Plugin<[], Root> = () => (tree) => {
  const slugger = new GithubSlugger();
  for (const { block } of blocksIn(tree)) {
    const [list] = isChecklist(block) ? (block.children as List[]) : [];
    if (list?.type === 'list') list.children = list.children.map((item) => tickable(item, slugger)) as never;
  }
};

function tickable({ children, position }: ListItem, slugger: GithubSlugger): MdxJsxFlowElement | ListItem {
  const [words, ...rest] = children;
  if (words?.type !== 'paragraph') return { type: 'listItem', children, position };
  // Words in bold at the beginning name the item, so that the sentence behind them may change.
  const [name = words] = words.children[0]?.type === 'strong' ? [words.children[0]] : [];
  const id = slugger.slug(`done ${toString(name)}`);
  const label = { ...words, data: { hName: 'label', hProperties: { htmlFor: [id] } } };
  return { ...elementNode('ChecklistItem', { id }, [label, ...rest]), position };
}
