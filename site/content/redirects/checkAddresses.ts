import { nearest } from '../../nearest';
import type { Problem } from '../../problem';
import type { Settings } from '../../settings/schema';
import type { Targets } from '../documents/checkReferences';
import { readLedger } from './ledger';

/** An address that moved for good, and where it leads now. */
export type Redirect = Settings['redirects'][number];

/** Checks redirects, and that every published address still has a page or a redirect. New addresses are warnings. */
export function checkAddresses(
  { redirects: written, ledger: file }: Settings,
  settingsFile: string,
  text: string | undefined,
  targets: Targets,
): { problems: Problem[]; redirects: Redirect[] } {
  // `checkReferences` checks where redirects lead.
  const problems = written.flatMap(({ from }, index): Problem[] => {
    const isPage = targets.anchors.has(from) || targets.files.has(from);
    if (!isPage && written.findIndex((other) => other.from === from) === index) return [];
    const message = `the address ${from} ${isPage ? 'has a page of its own' : 'is redirected already'}.`;
    const fix = `Remove the redirect, or the ${isPage ? 'page' : 'other one'}.`;
    return [{ file: settingsFile, path: `redirects[${index}].from`, message, fix }];
  });
  if (file === undefined) return { problems, redirects: written };
  if (text === undefined) {
    const message = `the file ${JSON.stringify(file)} does not exist.`;
    const fix = 'Name the file with the addresses that were published, from the root of the project.';
    problems.push({ file: settingsFile, path: 'ledger', message, fix });
    return { problems, redirects: written };
  }
  const ledger = readLedger(text);
  const pages = [...targets.anchors.keys()];
  const answered = new Set([...pages, ...written.map(({ from }) => from)]);
  const shorter = shorterLists([...ledger.keys()], answered);
  for (const { from } of shorter) answered.add(from);
  const isDraft = (address: string) => targets.drafts?.has(address);
  const fresh = pages.filter((address) => !ledger.has(address) && !isDraft(address)).sort();
  const lost = [...ledger].filter(([address]) => !answered.has(address) && !isDraft(address));
  problems.push(
    ...lost.map(([address, line]) => {
      // The only new address, or one like it, is likely to be where the page moved.
      const [to = fresh.length === 1 ? fresh[0]! : '/…'] = nearest(address, fresh);
      return {
        file,
        line,
        message: `the address ${address} was published, but no longer has a page or a redirect.`,
        fix: `Add { from: '${address}', to: '${to}' } to the redirects, or bring the page back.`,
      };
    }),
    ...fresh.map((address) => ({
      file,
      message: `the address ${address} is new and not in the ledger.`,
      fix: 'Run "npm run addresses" and commit the result.',
      isWarning: true,
    })),
  );
  return { problems, redirects: [...written, ...shorter] };
}

/** Redirects from numbered pages that a list no longer has to the list. Lists change with every entry, so nobody writes these. */
const shorterLists = (published: string[], answered: ReadonlySet<string>): Redirect[] =>
  published.flatMap((from) => {
    const to = /^(.+)\/page\/\d+$/.exec(from)?.[1];
    return to !== undefined && answered.has(to) && !answered.has(from) ? [{ from, to }] : [];
  });
