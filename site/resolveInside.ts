import { isAbsolute, join, relative } from 'node:path';

import { SiteError } from './problem';

/**
 * Path of a file in a folder.
 *
 * @param name Path relative to the folder.
 * @throws {SiteError} If the path is outside of the folder.
 */
export function resolveInside(folder: string, name: string): string {
  const path = join(folder, name);
  const inside = relative(folder, path);
  if (inside !== '..' && !/^\.\.[\\/]/.test(inside) && !isAbsolute(inside)) return path;
  const message = `expected the path of a file in this folder, found ${JSON.stringify(name)}.`;
  const fix = 'Correct the address that it is made of, such as the "from" of a redirect.';
  throw new SiteError([{ file: folder, message, fix }]);
}
