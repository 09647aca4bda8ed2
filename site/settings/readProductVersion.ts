import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

/** The version of the product that `content/_product` describes. */
export function readProductVersion(root: string): string | undefined {
  const source = parse(readFileSync(join(root, 'content/_product/source.yml'), 'utf8')) as {
    product?: { tag?: string };
  };
  return source.product?.tag;
}
