import type { Targets } from '../documents/checkReferences';
import type { Problem } from '../../problem';
import type { Settings } from '../../settings/schema';
import { checkRedirects, type Redirect } from './checkRedirects';
import { checkLedger, readLedger } from './ledger';

export interface CheckAddressesOptions {
  settings: Settings;
  /** Where the settings were written, for problems. */
  settingsFile: string;
  /** What the ledger says; undefined when the file that the settings name is not there. */
  ledger: string | undefined;
  /** Pages and files of the site. */
  targets: Targets;
}

/** What is found of the addresses of a site. */
export interface CheckedAddresses {
  errors: Problem[];
  warnings: Problem[];
  /** Where every address leads that moved: as the settings say, and as lists became shorter. */
  redirects: Redirect[];
}

/** Checks what the site promises of its addresses: redirects lead somewhere, and none that was published is lost. */
export function checkAddresses(options: CheckAddressesOptions): CheckedAddresses {
  const { settings, settingsFile, ledger: text, targets } = options;
  const { redirects: written, ledger: file } = settings;
  const errors = checkRedirects(written, targets, settingsFile);
  if (file === undefined) return { errors, warnings: [], redirects: written };
  if (text === undefined) {
    const message = `there is no file ${JSON.stringify(file)}.`;
    const fix = 'Name the file with the addresses that were published, from the root of the project.';
    return {
      errors: [...errors, { file: settingsFile, path: 'ledger', message, fix }],
      warnings: [],
      redirects: written,
    };
  }
  const ledger = readLedger(text);
  const answered = new Set([...targets.anchors.keys(), ...written.map(({ from }) => from)]);
  const redirects = [...written, ...shorterLists(ledger.keys(), (address) => answered.has(address))];
  const { lost, added } = checkLedger({
    ledger,
    file,
    pages: targets.anchors.keys(),
    redirects,
    drafts: targets.drafts,
  });
  return { errors: [...errors, ...lost], warnings: added, redirects };
}

/**
 * Leads the numbers of pages that lists no longer have to the lists. How many pages a list has changes with every entry, so
 * nobody writes these redirects: a page that is there again takes its address back.
 *
 * @param published Addresses that were ever published.
 * @param isAnswered Whether an address has a page, or leads to one.
 */
function shorterLists(published: Iterable<string>, isAnswered: (address: string) => boolean): Redirect[] {
  return [...published].flatMap((from) => {
    const to = /^(.+)\/page\/\d+$/.exec(from)?.[1];
    return to !== undefined && isAnswered(to) && !isAnswered(from) ? [{ from, to }] : [];
  });
}
