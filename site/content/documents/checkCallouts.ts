/// <reference types="mdast-util-directive" />
import type { Blockquote, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { didYouMean, nearest } from '../../nearest';
import type { Problem } from '../../problem';
import { blocksIn } from './blocksIn';

/** Kinds of callout. */
export const calloutKinds = ['note', 'tip', 'warning', 'danger'] as const;

/** GitHub's alerts, and the callouts that they become. */
const alerts = new Map<string, (typeof calloutKinds)[number]>(
  Object.entries({ NOTE: 'note', TIP: 'tip', IMPORTANT: 'note', WARNING: 'warning', CAUTION: 'danger' }),
);

/** The kind of callout that a quote becomes, undefined for other quotes. */
export const alertOf = (quote: Blockquote) => alerts.get(alertName(quote) ?? '');

/** The name in `> [!NAME]`. */
const alertName = (quote: Blockquote) => /^\[!(\w+)\]\s*(?:\n|$)/.exec(toString(quote.children[0]))?.[1];

/** Whether a node is the title of a callout, `[Title]`. */
export const isLabel = (node: Nodes): boolean =>
  node.type === 'paragraph' &&
  (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;

/** Finds callouts of an unknown kind or without an end, and lines that look like a callout but aren't one. */
export function checkCallouts(source: string, tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  const lines = source.split('\n');
  const known = `Known: ${calloutKinds.join(', ')}.`;
  for (const { block } of blocksIn(tree)) {
    const add = (message: string, fix: string) =>
      void problems.push({ file, line: block.position?.start.line, message, fix });
    if (block.type === 'containerDirective') {
      if (!calloutKinds.some((kind) => kind === block.name))
        add(`there is no callout ":::${block.name}".`, `${didYouMean(block.name, calloutKinds)}${known}`);
      const last = lines[block.position!.end.line - 1];
      if (!/^[\s>]*:::+\s*$/.test(last ?? '') || block.position!.end.line === block.position!.start.line)
        add('the callout does not end.', 'End it with a line ":::".');
    }
    if (block.type === 'blockquote') {
      const name = alertName(block);
      if (name !== undefined && !alerts.has(name))
        add(`there is no callout "[!${name}]".`, `Known: ${[...alerts.keys()].join(', ')}.`);
    }
    const [, kind, title] =
      block.type === 'paragraph' ? (/^:::+ *(\w*)(.*)/.exec(toString(block)) ?? []) : [];
    if (kind === undefined) continue;
    if (kind === '') add('":::" ends no callout.', 'Remove it, or begin one with ":::note[Title]".');
    else {
      const [name = kind] = nearest(kind, calloutKinds);
      const fix = `Put its title between brackets: ":::${name}[${title!.trim()}]".`;
      add(`":::${kind}${title}" begins no callout.`, fix);
    }
  }
  return problems;
}
