import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import type { SettingsInput } from './schema';

/** Facts about the product, from files of `content/_product`. */
export function readProductFacts() {
  const folder = join(import.meta.dirname, '../../content/_product');
  const read = <Value>(name: string) => parse(readFileSync(join(folder, `${name}.yml`), 'utf8')) as Value;
  return {
    /** The release that all facts describe. */
    tag: read<{ product: { tag: string } }>('source').product.tag,
    /** Lines of declarations in the product's definitions, by file and name. */
    lines: read<Record<string, Record<string, number>>>('reference/lines'),
    /** Roles and errors of methods, by service. */
    methods: read<NonNullable<SettingsInput['reference']>['methods']>('reference/methods'),
  };
}
