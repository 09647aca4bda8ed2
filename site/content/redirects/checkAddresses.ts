import type { Targets } from '../documents/checkReferences';
import type { Problem } from '../../problem';
import type { Settings } from '../../settings/schema';
import { checkRedirects } from './checkRedirects';
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

/** Checks what the site promises of its addresses: redirects lead somewhere, and none that was published is lost. */
export function checkAddresses({ settings, settingsFile, ledger: text, targets }: CheckAddressesOptions): {
  errors: Problem[];
  warnings: Problem[];
} {
  const { redirects, ledger: file } = settings;
  const errors = checkRedirects(redirects, targets, settingsFile);
  if (file === undefined) return { errors, warnings: [] };
  if (text === undefined) {
    const message = `there is no file ${JSON.stringify(file)}.`;
    const fix = 'Name the file with the addresses that were published, from the root of the project.';
    return { errors: [...errors, { file: settingsFile, path: 'ledger', message, fix }], warnings: [] };
  }
  const ledger = readLedger(text);
  const { lost, added } = checkLedger({
    ledger,
    file,
    pages: targets.anchors.keys(),
    redirects,
  });
  return { errors: [...errors, ...lost], warnings: added };
}
