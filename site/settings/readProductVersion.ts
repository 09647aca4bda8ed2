import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

/**
 * The version of the product that the facts in `content/_product` are of. Whether the file is in its form is checked with the facts.
 *
 * @param root Root of the project.
 */
export function readProductVersion(root: string): string | undefined {
  const source = parse(readFileSync(join(root, 'content/_product/source.yml'), 'utf8')) as {
    product?: { tag?: string };
  };
  return source.product?.tag;
}
