import type { Blockquote, Heading, Nodes, Paragraph, PhrasingContent, TableCell } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';

import { didYouMean, nearest } from '../../nearest';
import { getOwn } from '../../reference/getOwn';
import type { CheckedText, Rules } from '../documents/rules';

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Whether it is written as a quote, as on GitHub. */
    isAlert?: boolean;
  }
}

/** Kinds of callout. */
export const calloutKinds = ['note', 'tip', 'warning', 'danger'] as const;

/** The callouts that GitHub's alerts become. The name of an alert stays the word above it. */
const alerts = { NOTE: 'note', TIP: 'tip', IMPORTANT: 'note', WARNING: 'warning', CAUTION: 'danger' };

/** The name in `> [!NAME]`, and the sign behind it by which other tools fold. */
const alertName = (quote: Blockquote) =>
  /^\[!([\w-]+)\]([-+]?)(?=\s|$)/.exec(toString(quote.children[0])) ?? [];

/** Turns GitHub's alert, with or without a title behind `[!NOTE]`, into the callout that it means. Other quotes stay. */
export function calloutOf(quote: Blockquote): Blockquote | ContainerDirective {
  const [mark, name = '', fold] = alertName(quote);
  const kind = getOwn<string>(alerts, name.toUpperCase());
  const label = name.toLowerCase();
  const [first, ...others] = quote.children;
  if (!mark || !kind || fold || first?.type !== 'paragraph') return quote;
  const { line, rest } = cutLine(first);
  const [start, ...words] = line;
  const title: PhrasingContent[] = [{ type: 'text', value: toString(start).slice(mark.length) }, ...words];
  return {
    type: 'containerDirective',
    name: kind,
    attributes: label === kind ? {} : { label },
    children: [
      ...(toString(title).trim() ? [labelOf(title)] : []),
      ...(rest.length > 0 ? [{ ...first, children: rest }] : []),
      ...others,
    ],
    data: { isAlert: true },
    position: quote.position,
  };
}

/** Makes the title in `:::note{title="Title"}` the same as in `:::note[Title]`. */
export function nameCallout(callout: ContainerDirective): void {
  const { title, ...attributes } = callout.attributes ?? {};
  if (!title || callout.children.some(isLabel)) return;
  callout.attributes = attributes;
  const words = title.split(/`([^`]+)`/);
  const children = words.map((value, index) => ({ type: index % 2 ? 'inlineCode' : 'text', value }) as const);
  callout.children.unshift(labelOf(children));
}

/** The title of a callout as a node. */
const labelOf = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  data: { directiveLabel: true },
  children,
});

/** Whether a node is the title of a callout, `[Title]`. */
export const isLabel = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.data?.directiveLabel === true;

/** The first line of a paragraph, and what is below it. */
function cutLine({ children }: Paragraph): { line: PhrasingContent[]; rest: PhrasingContent[] } {
  const endsLine = (node: Nodes) =>
    node.type === 'break' || (node.type === 'text' && node.value.includes('\n'));
  const index = children.findIndex(endsLine);
  if (index < 0) return { line: children, rest: [] };
  const last = children[index]!;
  const [before, rest] = [children.slice(0, index), children.slice(index + 1)];
  if (last.type !== 'text') return { line: before, rest };
  const end = last.value.indexOf('\n');
  const textOf = (value: string) => (value === '' ? [] : [{ ...last, value }]);
  return {
    line: [...before, ...textOf(last.value.slice(0, end))],
    rest: [...textOf(last.value.slice(end + 1)), ...rest],
  };
}

const known = `Known: ${calloutKinds.join(', ')}. Text that folds is in <details>.`;

/** Kinds of other tools. */
const otherKinds = { info: 'note', important: 'note', success: 'tip', caution: 'danger' };

const nearestKind = (kind: string): string | undefined =>
  getOwn<string>(otherKinds, kind.toLowerCase()) ?? nearest(kind, calloutKinds);

/** Finds callouts of an unknown kind or without an end, and lines that look like a callout but aren't one. */
export function calloutRules({ source, report }: CheckedText): Rules {
  const lines = source.split(/\r?\n/);
  /** How many lines should have unopened a callout. Their ends are not reported too. */
  let unopened = 0;
  const checkLines = (node: Paragraph | Heading | TableCell) => {
    for (const { text, line = 0 } of linesIn(node)) {
      const [written = ''] = /\\?:::.*/.exec(lines[line - 1] ?? '') ?? [];
      const [, kind, title = ''] = /^:::+ *(\w*)(.*)/.exec(written) ?? [];
      if (!text.startsWith(':::') || kind === undefined) continue;
      if (kind === '') {
        if (unopened === 0) report({ line }, '":::" ends no callout.', strayEnd);
        unopened = Math.max(0, unopened - 1);
        continue;
      }
      unopened++;
      const name = nearestKind(kind);
      const label = /title=(["'])(.*?)\1/.exec(title)?.[2] ?? title.trim().replace(/^\[|\]$/g, '');
      const fix = name ? `Write it without a space: ":::${name}${label && `[${label}]`}".` : known;
      report({ line }, `":::${kind}${title}" begins no callout.`, fix);
    }
  };
  return {
    paragraph: checkLines,
    heading: checkLines,
    tableCell: checkLines,
    blockquote(quote) {
      const [, name, fold] = alertName(quote);
      if (name === undefined) return;
      const names = Object.keys(alerts);
      if (fold && names.includes(name.toUpperCase())) {
        const message = `the callout "[!${name}]${fold}" does not fold.`;
        report(quote, message, `Remove "${fold}", or write <details>.`);
        return;
      }
      const fix = `${didYouMean(name.toUpperCase(), names)}Known: ${names.join(', ')}.`;
      report(quote, `there is no callout "[!${name}]".`, fix);
    },
    containerDirective(node) {
      if (node.data?.isAlert) return;
      const { name, attributes, position } = node;
      if (!calloutKinds.some((kind) => kind === name)) {
        const kind = nearestKind(name);
        const guess = kind ? `Did you mean "${kind}"? ` : '';
        report(node, `there is no callout ":::${name}".`, `${guess}${known}`);
      }
      const [unknown] = Object.keys(attributes ?? {});
      const message = `the callout has an unknown attribute: ${unknown}.`;
      if (unknown) report(node, message, `Write its title as ":::${name}[Title]".`);
      const { start, end } = position!;
      if (!/^[\s>]*:::+\s*$/.test(lines[end.line - 1] ?? '') || end.line === start.line) {
        report(node, 'the callout does not end.', 'End it with a line ":::".');
      }
    },
  };
}

const strayEnd = 'Remove it, or begin a callout with ":::note[Title]". One in another has fewer colons.';

/** The beginnings of the lines of a text, where they are not code. */
function linesIn({ children, position }: { children: Nodes[] } & Pick<Nodes, 'position'>) {
  let isBeginning = true;
  const found: { text: string; line?: number }[] = [];
  for (const child of children) {
    const texts = child.type === 'text' ? child.value.split('\n') : [];
    const line = (child.position ?? position)?.start.line;
    texts.forEach((text, index) => {
      if (index > 0 || isBeginning) found.push({ text, line: line && line + index });
    });
    isBeginning = child.type === 'break';
  }
  return found;
}
