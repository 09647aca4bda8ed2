import { nearest } from '../../nearest';
import type { Problem } from '../../problem';
import type { Settings } from '../../settings/schema';
import type { Targets } from '../documents/checkReferences';
import { checkRedirects, type Redirect } from './checkRedirects';
import { readLedger } from './ledger';

export interface CheckAddressesOptions {
  settings: Settings;
  /** Where the settings were written, for problems. */
  settingsFile: string;
  /** Text of the ledger; undefined when the file that the settings name does not exist. */
  ledger: string | undefined;
  /** Pages and files of the site. */
  targets: Targets;
}

/** Problems of addresses, and every redirect. */
export interface CheckedAddresses {
  errors: Problem[];
  /** New addresses, which are not in the ledger. */
  warnings: Problem[];
  /** The redirects of the settings, and those from pages that lists no longer have. */
  redirects: Redirect[];
}

/** Checks that redirects lead to pages, and that every published address still has a page or a redirect. */
export function checkAddresses(options: CheckAddressesOptions): CheckedAddresses {
  const { settings, settingsFile, ledger: text, targets } = options;
  const { redirects: written, ledger: file } = settings;
  const errors = checkRedirects(written, targets, settingsFile);
  if (file === undefined) return { errors, warnings: [], redirects: written };
  if (text === undefined) {
    const message = `there is no file ${JSON.stringify(file)}.`;
    const fix = 'Name the file with the addresses that were published, from the root of the project.';
    const missing = { file: settingsFile, path: 'ledger', message, fix };
    return { errors: [...errors, missing], warnings: [], redirects: written };
  }
  const ledger = readLedger(text);
  const pages = [...targets.anchors.keys()];
  const answered = new Set([...pages, ...written.map(({ from }) => from)]);
  const shorter = shorterLists([...ledger.keys()], answered);
  const moved = new Set(shorter.map(({ from }) => from));
  const fresh = pages.filter((address) => !ledger.has(address)).sort();
  const lost = [...ledger].filter(
    ([address]) => !answered.has(address) && !moved.has(address) && !targets.drafts?.has(address),
  );
  errors.push(
    ...lost.map(([address, line]) => {
      // The only new address, or one like it, is likely to be where the page moved.
      const [to = fresh.length === 1 ? fresh[0]! : '/…'] = nearest(address, fresh);
      return {
        file,
        line,
        message: `the address ${address} was published, and now there is neither a page nor a redirect.`,
        fix: `Add { from: '${address}', to: '${to}' } to the redirects, or bring the page back.`,
      };
    }),
  );
  const warnings = fresh.map((address) => ({
    file,
    message: `the address ${address} is new and not in the ledger.`,
    fix: 'Run "npm run addresses" and commit what it writes: from then on the address will always lead somewhere.',
  }));
  return { errors, warnings, redirects: [...written, ...shorter] };
}

/**
 * Redirects from numbered pages that a list no longer has to the list. Lists change with every entry, so nobody writes these:
 * a page that returns takes its address back.
 */
const shorterLists = (published: string[], answered: ReadonlySet<string>): Redirect[] =>
  published.flatMap((from) => {
    const to = /^(.+)\/page\/\d+$/.exec(from)?.[1];
    return to !== undefined && answered.has(to) && !answered.has(from) ? [{ from, to }] : [];
  });
