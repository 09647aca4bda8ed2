import GithubSlugger from 'github-slugger';
import type { ListItem, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';

import { headingText } from '../content/documents/anchors';
import { blocksIn, type BlockWithParent } from '../content/documents/blocksIn';
import { isCalloutTitle } from '../content/elements/callouts';
import { attributeText, elementNode, isBlockElement } from '../content/elements/element';
import type { ListedMessage } from '../content/documents/errorMessages';
import { fenceBlocks, numberSubjects } from './fences';

/** Replaces the elements of writers with rendered components. Throws a `SiteError` for an invalid diagram or screen. */
export const remarkElements: Plugin<[], Root> = () => async (tree, file) => {
  const ids = new GithubSlugger();
  let last: BlockWithParent | undefined;
  for (const current of blocksIn(tree)) {
    const { block, parent } = current;
    const before = last?.parent === parent ? last.block : undefined;
    last = current;
    const children = parent.children as RootContent[];
    const replaceWith = (...blocks: RootContent[]) => children.splice(children.indexOf(block), 1, ...blocks);
    if (block.type === 'code') replaceWith(...(await fenceBlocks(block, file.path, before)));
    if (block.type === 'containerDirective') replaceWith(callout(block));
    if (isBlockElement(block, 'Checklist')) addCheckboxes(block, ids);
    if (isBlockElement(block, 'Messages')) {
      replaceWith(...messageTable(file.data.context?.errorMessages?.[attributeText(block, 'area') ?? '']));
    }
  }
  numberSubjects(tree);
};

function callout({ name: kind, attributes, children }: ContainerDirective): RootContent {
  const label = children.find(isCalloutTitle);
  const title = label && headingText(label, '`');
  // Nested callouts are replaced in these children.
  if (label) children.splice(children.indexOf(label), 1);
  return elementNode('Callout', { kind, label: attributes?.label ?? undefined, title }, children);
}

/** Gives each item of a `<Checklist>` a checkbox, whose label is the first paragraph of the item. */
function addCheckboxes({ children: [list] }: MdxJsxFlowElement, ids: GithubSlugger): void {
  if (list?.type === 'list') list.children = list.children.map((item) => withCheckbox(item, ids)) as never;
}

function withCheckbox(item: ListItem, ids: GithubSlugger) {
  const [label] = item.children;
  if (label?.type !== 'paragraph') return item;
  // Bold words at the start are the id, so that the sentence after them can change.
  const [first] = label.children;
  const id = ids.slug(`done ${toString(first?.type === 'strong' ? first : label)}`);
  label.data = { hName: 'label', hProperties: { htmlFor: [id] } };
  return { ...elementNode('ChecklistItem', { id }, item.children), position: item.position };
}

/** A table of messages with links to the pages that explain them; empty without messages. */
function messageTable(listed: ListedMessage[] = []): RootContent[] {
  if (listed.length === 0) return [];
  const head = rowOf([text('What you see')], [text('Cause and fix are in')]);
  const rows = listed.map(({ cell, pages }) => rowOf(structuredClone(cell), pages.flatMap(linkTo).slice(1)));
  return [{ type: 'table', children: [head, ...rows] }];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const linkTo = ({ title, address }: ListedMessage['pages'][number]): PhrasingContent[] => [
  text(', '),
  { type: 'link', url: address, children: [text(title)] },
];

const rowOf = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
