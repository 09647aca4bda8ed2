import { z } from 'zod';

import { readText, readYamlFile } from '../../settings/readYamlFile';
import { href } from '../../settings/valueSchemas';

/** Permanent redirects (status 301): new addresses by old ones. Old addresses with a trailing slash redirect too. */
export const redirectsSchema = z.record(
  z
    .string()
    .regex(/^\/[^\s?#*:]*[^\s?#*:/]$/, {
      error: 'expected an address that begins with "/", without "?", "#", "*", ":" and a closing slash',
    })
    .refine((path) => !/(\/|%2f)(\/|%2f|(\.|%2e){1,2}(\/|%2f|$))|\\|%5c/i.test(path), {
      error: 'expected an address without "." and ".." as folders, doubled slashes and backslashes',
    }),
  href.regex(/^\S+$/, 'expected an address without spaces'),
);

/** Reads the redirects of a content folder: none without a `_redirects.yml`. */
export const readRedirects = (root: string, folder: string) =>
  readYamlFile(root, `${folder}/_redirects.yml`, redirectsSchema);

/** Reads the ledger of a content folder. Without the file, addresses aren't compared. */
export function readLedger(root: string, folder: string) {
  const file = `${folder}/_addresses.txt`;
  return { file, text: readText(root, file) };
}
