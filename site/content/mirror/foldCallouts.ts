import type { Blockquote, PhrasingContent, RootContent } from 'mdast';

import { calloutKinds } from '../documents/checkCallouts';
import { paragraph, strong, text } from './nodes';

/** Kinds of callout, as a text says them. */
const kinds = new Map<string, string>(
  calloutKinds.map((kind) => [kind, `${kind[0]!.toUpperCase()}${kind.slice(1)}`]),
);

const opening = /^:::[ \t]*([a-z]+)[ \t]*/;
const closing = /(^|\n)[ \t]*:::[ \t]*$/;

/** A callout whose end has not come yet. */
interface OpenCallout {
  kind: string;
  title: PhrasingContent[];
  children: RootContent[];
}

/** Turns callouts, which Markdown itself knows as paragraphs between `:::`, into quotations that begin with their kind and title. */
export function foldCallouts(nodes: RootContent[]): RootContent[] {
  const folded: RootContent[] = [];
  const open: OpenCallout[] = [];
  const add = (node: RootContent) => void (open.at(-1)?.children ?? folded).push(node);
  for (const node of nodes) {
    let children = node.type === 'paragraph' ? node.children : [];
    const kind = kinds.get(opening.exec(firstText(children))?.[1] ?? '');
    if (kind !== undefined) {
      const [title, rest] = splitLine(withoutMark(children));
      open.push({ kind, title, children: [] });
      children = rest;
    }
    const last = children.at(-1);
    const ends = open.length > 0 && last?.type === 'text' && closing.test(last.value);
    if (kind === undefined && !ends) {
      add(node);
      continue;
    }
    if (ends) children = [...children.slice(0, -1), text(last.value.replace(closing, ''))];
    const said = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (said.length > 0) add(paragraph(...said));
    if (ends) {
      const callout = quotation(open.pop()!);
      add(callout);
    }
  }
  while (open.length > 0) {
    const callout = quotation(open.pop()!);
    add(callout);
  }
  return folded;
}

function quotation({ kind, title, children }: OpenCallout): Blockquote {
  const said = title.some((node) => node.type !== 'text' || node.value.trim() !== '');
  const label: PhrasingContent = said
    ? { type: 'strong', children: [text(`${kind}: `), ...title] }
    : strong(`${kind}:`);
  const [first, ...rest] = children;
  // The title is the beginning of the sentence that goes on below it.
  const blocks =
    first?.type === 'paragraph'
      ? [paragraph(label, text(' '), ...first.children), ...rest]
      : [paragraph(label), ...children];
  return { type: 'blockquote', children: blocks as Blockquote['children'] };
}

const firstText = ([first]: PhrasingContent[]) => (first?.type === 'text' ? first.value : '');

const withoutMark = ([first, ...rest]: PhrasingContent[]): PhrasingContent[] =>
  first?.type === 'text' ? [text(first.value.replace(opening, '')), ...rest] : rest;

/** What stands on the first line, and what on those below it. */
function splitLine(nodes: PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const at = nodes.findIndex((node) => node.type === 'text' && node.value.includes('\n'));
  if (at === -1) return [nodes, []];
  const { value } = nodes[at] as { value: string };
  const end = value.indexOf('\n');
  return [
    [...nodes.slice(0, at), text(value.slice(0, end))],
    [text(value.slice(end + 1)), ...nodes.slice(at + 1)],
  ];
}
