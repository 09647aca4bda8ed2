import type { Root } from 'mdast';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { blocksIn } from './blocksIn';

/** Kinds of callout. */
export const calloutKinds = ['note', 'tip', 'warning', 'danger'] as const;

/**
 * Finds callouts of an unknown kind, without a plain sentence as title, nested, or without an end: all of them would be
 * shown as text.
 *
 * @param source The whole file.
 * @param tree Its syntax tree: what stands in code is no callout.
 * @param file Its path from the root of the project, for problems.
 */
export function checkCallouts(source: string, tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  const inCode = new Set<number>();
  for (const { block } of blocksIn(tree)) {
    if (block.type !== 'code') continue;
    const { start, end } = block.position!;
    for (let line = start.line; line <= end.line; line++) inCode.add(line);
  }
  let open: number | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const [, sign] = /^\s*>\s*\[!(\w+)\]/.exec(text) ?? [];
    if (sign !== undefined && !inCode.has(line)) {
      const fix = 'Write ":::note Title.", the text, and ":::", each with blank lines between.';
      problems.push({ file, line, message: `"[!${sign}]" begins no callout here.`, fix });
    }
    const [, kind, title] = /^\s*:::+\s*([^\s{]*)\s*(.*?)\s*$/.exec(text) ?? [];
    if (kind === undefined || title === undefined || inCode.has(line)) continue;
    const add = (message: string, fix: string) => problems.push({ file, line, message, fix });
    if (kind === '') {
      if (open === undefined) add('":::" ends no callout.', 'Remove it, or begin one with ":::note Title.".');
      open = undefined;
      continue;
    }
    if (open !== undefined) {
      add(`the callout begins inside of the one on line ${open}.`, 'End that one first, with a line ":::".');
    } else if (!calloutKinds.some((known) => known === kind)) {
      const nearest = didYouMean(kind, calloutKinds);
      add(`there is no callout ":::${kind}".`, `${nearest}Known: ${calloutKinds.join(', ')}.`);
    } else if (!/[.?!]$/.test(title)) {
      add(
        'the title of the callout is no sentence.',
        'Write one behind the kind, with its full stop: ":::note Title.".',
      );
    } else if (/[`*[<]/.test(title)) {
      add('the title of the callout has more than words.', 'Write it without code, emphasis and links: it would end there.');
    }
    open = line;
  }
  if (open !== undefined) {
    problems.push({
      file,
      line: open,
      message: 'the callout does not end.',
      fix: 'End it with a line ":::".',
    });
  }
  return problems;
}
