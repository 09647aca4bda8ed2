import { posix } from 'node:path';

import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { resolveRoute } from './leadFrom';
import type { Text } from './parseDocument';

/** Everything that a link or image can lead to. */
export interface Targets {
  /** Anchors by route; a route without a known list is not checked. */
  anchors: Map<string, Set<string> | undefined>;
  /** Paths of the files in the public folder, with a leading slash. */
  files: Set<string>;
  /** Addresses that pages will have once drafts are published; those of other pages may be among them. @default none */
  drafts?: ReadonlySet<string>;
}

/** A document or an entry of the changelog. */
export type Referrer = Pick<Text, 'id' | 'file' | 'route' | 'tree'>;

/**
 * Checks the links and images of a document. URLs of other sites are skipped. Relative links that lead nowhere and missing
 * anchors are warnings.
 */
export function checkReferences(document: Referrer, targets: Targets): Problem[] {
  const problems: Problem[] = [];
  for (const { kind, target, line, column } of referencesOf(document.tree)) {
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) continue;
    const place = { file: document.file, line, column };
    if (kind === 'image') {
      const path = decode(target.replace(/[?#].*$/, ''));
      if (targets.files.has(path)) continue;
      const message = `the image ${JSON.stringify(target)} does not exist.`;
      const guess = didYouMean(posix.join('/', path), targets.files);
      const fix = `${guess}Images are files in the folder public/ beside the pages: "/x.svg" is public/x.svg.`;
      problems.push({ ...place, message, fix });
      continue;
    }
    const [address = '', anchor] = target.split('#');
    const route = address === '' ? document.route : resolveRoute(document, address.split('?')[0]!);
    const anchors = targets.anchors.get(route);
    if (!targets.anchors.has(route) && !targets.files.has(route)) {
      const isDraft = targets.drafts?.has(route);
      const where = isDraft ? 'a draft, which is left out' : 'no page';
      const message = `the link ${JSON.stringify(target)} leads to ${where}.`;
      const guess = didYouMean(route, targets.anchors.keys());
      const fix = isDraft
        ? 'Remove the link until the draft is published, or build with --drafts to see both.'
        : `${guess}Link to the address of a page: its path without the extension, as in "/cli/sync".`;
      problems.push({ ...place, message, fix, isWarning: !address.startsWith('/') });
    } else if (anchor && anchors && !anchors.has(decode(anchor))) {
      const message = `the link ${JSON.stringify(target)} names a place that the page ${route} does not have.`;
      const names = 'Anchors are the headings and row names of the page in lower case with hyphens.';
      problems.push({ ...place, message, fix: `${didYouMean(anchor, anchors)}${names}`, isWarning: true });
    }
  }
  return problems;
}

/** Links and images of a page, with their addresses as written, in the order of the text. */
export function referencesOf(tree: Root) {
  const references: { kind: 'link' | 'image'; target: string; line: number; column: number }[] = [];
  const add = (kind: 'link' | 'image', target: unknown, node: { position?: Root['position'] }) => {
    const { line, column } = node.position?.start ?? { line: 0, column: 0 };
    if (typeof target === 'string') references.push({ kind, target, line, column });
  };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') add('link', node.url, node);
    else if (node.type === 'image') add('image', node.url, node);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of (node as MdxJsxFlowElement | MdxJsxTextElement).attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (attribute.name === 'href') add('link', attribute.value, node);
        if (attribute.name === 'src') add('image', attribute.value, node);
      }
    }
  });
  return references;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
