import type { Targets } from '../documents/checkReferences';
import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import type { Settings } from '../../settings/schema';

/** An address that moved for good, and where it leads now. */
export type Redirect = Settings['redirects'][number];

/**
 * Checks that every redirect begins where there is no page and leads, in one step, to where there is one.
 *
 * @param targets Pages and files of the site.
 * @param file Where the redirects were written, for problems.
 */
export function checkRedirects(redirects: Redirect[], targets: Targets, file: string): Problem[] {
  const destinations = new Map(redirects.map(({ from, to }) => [from, to]));
  const problems: Problem[] = [];
  for (const [index, { from, to }] of redirects.entries()) {
    const problem = (key: string, message: string, fix: string) =>
      problems.push({ file, path: `redirects[${index}].${key}`, message, fix });
    if (targets.anchors.has(from) || targets.files.has(from)) {
      problem('from', `the address ${from} has a page of its own.`, 'Remove the redirect, or the page.');
    }
    if (redirects.findIndex((other) => other.from === from) < index) {
      problem('from', `the address ${from} is redirected already.`, 'Remove one of the two redirects.');
    }
    if (!to.startsWith('/')) continue;
    const [, address = '', anchor] = /^([^?#]*)[^#]*#?(.*)$/.exec(to) ?? [];
    const path = address.replace(/(.)\/$/, '$1');
    const further = destinations.get(path);
    if (further !== undefined) {
      const fix =
        further === from ? 'Remove one of the two redirects.' : `Lead to ${JSON.stringify(further)} at once.`;
      problem('to', `the address ${path} is redirected itself.`, fix);
    } else if (!targets.anchors.has(path) && !targets.files.has(path)) {
      const fix = `${didYouMean(path, targets.anchors.keys())}Lead to the address of a page, or to another site.`;
      if (targets.drafts?.has(path))
        problem('to', `the page at ${path} is a draft.`, 'Add the redirect once the draft is published.');
      else problem('to', `there is no page at ${path}.`, fix);
    } else if (anchor) {
      const anchors = targets.anchors.get(path);
      if (anchors && !anchors.has(anchor)) {
        const fix = `${didYouMean(anchor, anchors)}Lead to a heading or row that the page has.`;
        problem('to', `the page ${path} has no place ${JSON.stringify(anchor)}.`, fix);
      }
    }
  }
  return problems;
}
