import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { SiteError } from '../problem';
import type { Clients } from './clientSettings';
import { parseYaml } from './parseYaml';
import type { SettingsInput } from './schema';

/** Facts about the product. @throws {SiteError} When a file of `content/_product` is not YAML. */
export function readProductFacts(root = join(import.meta.dirname, '../..')) {
  const read = <Value>(name: string) => {
    const file = `content/_product/${name}.yml`;
    const { value, problems } = parseYaml(readFileSync(join(root, file), 'utf8'), { schema: z.any(), file });
    if (problems.length > 0) throw new SiteError(problems);
    return value as Value;
  };
  return {
    /** The release that all facts describe. */
    tag: read<{ product: { tag: string } }>('source').product.tag,
    /** Its servers and SDKs. */
    clients: read<Clients>('reference/clients'),
    /** Lines of declarations in the product's definitions, by file and name. */
    lines: read<Record<string, Record<string, number>>>('reference/lines'),
    /** Roles and errors of methods, by service. */
    methods: read<NonNullable<SettingsInput['reference']>['methods']>('reference/methods'),
  };
}
