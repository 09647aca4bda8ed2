import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { SiteError } from '../problem';
import { parseYaml } from './parseYaml';

/**
 * Reads facts about the product.
 *
 * @param name Path of the file under `content/_product`, without the extension.
 * @throws {SiteError} If the file isn't valid YAML.
 */
export function readProductFacts<Facts>(name: string): Facts {
  const file = `content/_product/${name}.yml`;
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const { value, problems } = parseYaml(text, { schema: z.any(), file });
  if (problems.length > 0) throw new SiteError(problems);
  return value as Facts;
}
