import type { Blockquote, Heading, Nodes, Paragraph, PhrasingContent, TableCell } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';

import { didYouMean, nearest } from '../../nearest';
import { getOwn } from '../../reference/getOwn';
import type { CheckContext, NodeChecks } from '../documents/nodeChecks';

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Whether it's written as a blockquote, as on GitHub. */
    isAlert?: boolean;
  }
}

/** Kinds of callout. */
export const calloutKinds = ['note', 'tip', 'warning', 'danger'] as const;

/** Maps GitHub's alerts to callouts. The name of the alert stays as the label. */
const alerts = { NOTE: 'note', TIP: 'tip', IMPORTANT: 'note', WARNING: 'warning', CAUTION: 'danger' };

/** The name in `> [!NAME]`, and the sign after it that other tools use for folding. */
const alertName = (quote: Blockquote) =>
  /^\[!([\w-]+)\]([-+]?)(?=\s|$)/.exec(toString(quote.children[0])) ?? [];

/** Turns GitHub's alert, with or without a title after `[!NOTE]`, into a callout. Other quotes don't change. */
export function calloutOf(quote: Blockquote): Blockquote | ContainerDirective {
  const [mark, name = '', fold] = alertName(quote);
  const kind = getOwn<string>(alerts, name.toUpperCase());
  const label = name.toLowerCase();
  const [first, ...others] = quote.children;
  if (!mark || !kind || fold || first?.type !== 'paragraph') return quote;
  const { line, rest } = splitFirstLine(first);
  const [start, ...words] = line;
  const title: PhrasingContent[] = [{ type: 'text', value: toString(start).slice(mark.length) }, ...words];
  return {
    type: 'containerDirective',
    name: kind,
    attributes: label === kind ? {} : { label },
    children: [
      ...(toString(title).trim() ? [titleNode(title)] : []),
      ...(rest.length > 0 ? [{ ...first, children: rest }] : []),
      ...others,
    ],
    data: { isAlert: true },
    position: quote.position,
  };
}

/** Gives `:::note{title="Title"}` the same form as `:::note[Title]`. */
export function normalizeCallout(callout: ContainerDirective): void {
  const { title, ...attributes } = callout.attributes ?? {};
  if (!title || callout.children.some(isCalloutTitle)) return;
  callout.attributes = attributes;
  const words = title.split(/`([^`]+)`/);
  const children = words.map((value, index) => ({ type: index % 2 ? 'inlineCode' : 'text', value }) as const);
  callout.children.unshift(titleNode(children));
}

const titleNode = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  data: { directiveLabel: true },
  children,
});

/** Whether a node is the title of a callout, `[Title]`. */
export const isCalloutTitle = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.data?.directiveLabel === true;

function splitFirstLine({ children }: Paragraph): { line: PhrasingContent[]; rest: PhrasingContent[] } {
  const index = children.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  if (index < 0) return { line: children, rest: [] };
  const line = children.slice(0, index);
  const rest = children.slice(index + 1);
  const last = children[index]!;
  if (last.type !== 'text') return { line, rest };
  const [end = '', ...below] = last.value.split('\n');
  const textOf = (value: string) => (value === '' ? [] : [{ ...last, value }]);
  return { line: [...line, ...textOf(end)], rest: [...textOf(below.join('\n')), ...rest] };
}

const known = `Known: ${calloutKinds.join(', ')}. Text that folds is in <details>.`;

/** Kinds from other tools. */
const otherKinds = { info: 'note', important: 'note', success: 'tip', caution: 'danger' };

const nearestKind = (kind: string): string | undefined =>
  getOwn<string>(otherKinds, kind.toLowerCase()) ?? nearest(kind, calloutKinds);

/** Finds callouts that are unclosed or of an unknown kind, and lines that look like a callout but aren't one. */
export function calloutChecks({ source, report }: CheckContext): NodeChecks {
  const lines = source.split(/\r?\n/);
  /** The number of lines that failed to open a callout. Their closing lines aren't reported. */
  let unopened = 0;
  const checkLine = (line: number) => {
    const [written = ''] = /\\?:::.*/.exec(lines[line - 1] ?? '') ?? [];
    const [, kind, title = ''] = /^:::+ *(\w*)(.*)/.exec(written) ?? [];
    if (kind === undefined) return;
    if (kind === '') {
      if (unopened === 0) report({ line }, '":::" has no callout to close.', strayEnd);
      unopened = Math.max(0, unopened - 1);
      return;
    }
    unopened++;
    const name = nearestKind(kind);
    const label = /title=(["'])(.*?)\1/.exec(title)?.[2] ?? title.trim().replace(/^\[|\]$/g, '');
    const fix = name ? `Write it without a space: ":::${name}${label && `[${label}]`}".` : known;
    report({ line }, `":::${kind}${title}" does not start a callout.`, fix);
  };
  return {
    text(node, parent) {
      const { type, children, position } = parent as Paragraph | Heading | TableCell;
      if (!/^(paragraph|heading|tableCell)$/.test(type)) return;
      const before = children[children.indexOf(node) - 1];
      const first = (node.position ?? position)?.start.line ?? 0;
      node.value.split('\n').forEach((text, index) => {
        const isBeginning = index > 0 || !before || before.type === 'break';
        if (isBeginning && text.startsWith(':::')) checkLine(first + index);
      });
    },
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
        report(node, 'the callout is not closed.', 'End it with a line ":::".');
      }
    },
  };
}

const strayEnd = 'Remove it, or begin a callout with ":::note[Title]". A nested callout has fewer colons.';
