import { nearest } from '../../nearest';
import type { Redirect } from '../../host/redirectsFile';
import type { Problem } from '../../problem';
import type { LinkTargets } from '../links/checkLinks';
import type { Content } from '../readContent';
import { parseLedger } from './ledger';

/** Checks redirects, and that every published address has a page or a redirect. `missing` has the redirects to add. */
export function checkRedirects(
  { redirectsFile, ledgerFile: { file, text } }: Pick<Content, 'redirectsFile' | 'ledgerFile'>,
  targets: LinkTargets,
) {
  // `checkLinks` checks the targets of redirects.
  const listed = Object.entries(redirectsFile.value ?? {}).map(([from, to]) => ({ from, to }));
  const unneeded = listed.flatMap(({ from }): Problem[] => {
    if (!targets.anchors.has(from) && !targets.files.has(from)) return [];
    const place = { file: redirectsFile.file, line: redirectsFile.lineAt([from]) };
    const message = `the address ${from} already has a page.`;
    return [{ ...place, message, fix: 'Remove the redirect, or the page.' }];
  });
  // If the file can't be read, every redirect would be reported as missing.
  if (text === undefined || !redirectsFile.value) {
    return { problems: unneeded, redirects: listed, missing: [] };
  }
  const ledger = parseLedger(text);
  const pages = [...targets.anchors.keys()];
  const reachable = new Set([...pages, ...listed.map(({ from }) => from)]);
  const automatic = paginationRedirects([...ledger.keys()], reachable);
  for (const { from } of automatic) reachable.add(from);
  const isDraft = (address: string) => targets.drafts?.has(address);
  const unrecorded = pages.filter((address) => !ledger.has(address) && !isDraft(address)).sort();
  const [only] = unrecorded.length === 1 ? unrecorded : [];
  const lost = [...ledger].filter(([address]) => !reachable.has(address) && !isDraft(address));
  const suggested = lost.map(([from, line]) => {
    // The page probably moved to a similar new address, or to the only one.
    const to = nearest(from, unrecorded) ?? only;
    const message = `the address ${from} was published, but no longer has a page or a redirect.`;
    const fix = `Add "${from}: ${to ?? '/…'}" to ${redirectsFile.file}, or bring the page back. If it was never public, remove the line.`;
    const problem: Problem = { file, line, message, fix };
    return { from, to, problem };
  });
  const added = unrecorded.map((address): Problem => {
    const message = `the address ${address} is new and not in the ledger.`;
    return { file, message, fix: `Add the line "${address}".`, isWarning: true };
  });
  return {
    problems: [...unneeded, ...suggested.map(({ problem }) => problem), ...added],
    redirects: [...listed, ...automatic],
    missing: suggested.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }])),
  };
}

/** Redirects pages that a list no longer has to its first page. Lists change too often to write these by hand. */
const paginationRedirects = (published: string[], reachable: ReadonlySet<string>): Redirect[] =>
  published.flatMap((from) => {
    const to = /^(.+)\/page\/\d+$/.exec(from)?.[1];
    return to !== undefined && reachable.has(to) && !reachable.has(from) ? [{ from, to }] : [];
  });
