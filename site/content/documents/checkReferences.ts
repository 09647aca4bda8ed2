import { posix } from 'node:path';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { resolveRoute } from './leadFrom';
import type { Document, Reference } from './parseDocument';

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
export type Referrer = Pick<Document, 'id' | 'file' | 'route' | 'references'>;

export interface ReferenceProblems {
  /** Links to no page, and missing images: the build stops. */
  errors: Problem[];
  /** Relative links that lead nowhere, and missing anchors. */
  warnings: Problem[];
}

/** Checks the links and images of a document. URLs of other sites are skipped. */
export function checkReferences(document: Referrer, targets: Targets): ReferenceProblems {
  const result: ReferenceProblems = { errors: [], warnings: [] };
  for (const reference of document.references) {
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(reference.target)) continue;
    if (reference.kind === 'image') checkImage(document, reference, targets, result);
    else checkLink(document, reference, targets, result);
  }
  return result;
}

function checkLink(
  document: Referrer,
  reference: Reference,
  targets: Targets,
  result: ReferenceProblems,
): void {
  const { target } = reference;
  const place = { file: document.file, line: reference.line, column: reference.column };
  const [address = '', anchor] = target.split('#');
  const relative = address !== '' && !address.startsWith('/');
  const route = address === '' ? document.route : resolveRoute(document, address.split('?')[0]!);

  if (!targets.anchors.has(route) && !targets.files.has(route)) {
    const isDraft = targets.drafts?.has(route);
    const problem = {
      ...place,
      message: `the link ${JSON.stringify(target)} leads to ${isDraft ? 'a draft, which is left out' : 'no page'}.`,
      fix: isDraft
        ? 'Remove the link until the draft is published, or build with --drafts to see both.'
        : `${didYouMean(route, targets.anchors.keys())}Link to the address of a page: its path without the extension, as in "/cli/sync".`,
    };
    (relative ? result.warnings : result.errors).push(problem);
    return;
  }
  const anchors = targets.anchors.get(route);
  if (!anchor || !anchors || anchors.has(decode(anchor))) return;
  result.warnings.push({
    ...place,
    message: `the link ${JSON.stringify(target)} names a place that the page ${route} does not have.`,
    fix: `${didYouMean(anchor, anchors)}Anchors are the headings and row names of the page in lower case with hyphens.`,
  });
}

function checkImage(
  document: Referrer,
  reference: Reference,
  targets: Targets,
  result: ReferenceProblems,
): void {
  const path = decode(reference.target.replace(/[?#].*$/, ''));
  if (targets.files.has(path)) return;
  result.errors.push({
    file: document.file,
    line: reference.line,
    column: reference.column,
    message: `the image ${JSON.stringify(reference.target)} does not exist.`,
    fix: `${didYouMean(posix.join('/', path), targets.files)}Images are files in the folder public/ beside the pages: "/x.svg" is public/x.svg.`,
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
