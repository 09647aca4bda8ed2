import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Targets } from '../documents/checkReferences';
import type { Problem } from '../../problem';
import type { Settings } from '../../settings/schema';
import { checkRedirects } from './checkRedirects';
import { checkLedger, readLedger } from './ledger';

export interface CheckAddressesOptions {
  settings: Settings;
  /** Where the settings were written, for problems. */
  settingsFile: string;
  /** Root of the project. */
  root: string;
  /** Pages and files of the site. */
  targets: Targets;
}

/** Checks what the site promises of its addresses: redirects lead somewhere, and none that was published is lost. */
export function checkAddresses({ settings, settingsFile, root, targets }: CheckAddressesOptions): {
  errors: Problem[];
  warnings: Problem[];
} {
  const { redirects, ledger: file } = settings;
  const errors = checkRedirects(redirects, targets, settingsFile);
  if (file === undefined) return { errors, warnings: [] };
  const path = join(root, file);
  if (!existsSync(path)) {
    const message = `there is no file ${JSON.stringify(file)}.`;
    const fix = 'Name the file with the addresses that were published, from the root of the project.';
    return { errors: [...errors, { file: settingsFile, path: 'ledger', message, fix }], warnings: [] };
  }
  const ledger = readLedger(readFileSync(path, 'utf8'));
  const { lost, added } = checkLedger({
    ledger,
    file,
    pages: targets.anchors.keys(),
    redirects,
    settingsFile,
  });
  return { errors: [...errors, ...lost], warnings: added };
}
