import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { SiteError } from '../../problem';
import { readYaml } from '../documents/readYaml';
import type { Reasons } from './findGaps';

const text = z.string().min(1);

const schema = z.record(text, z.array(z.strictObject({ reason: text, names: z.array(text).min(1) })).min(1));

/**
 * Reads why names of the sheets are on no page: by sheet, lists of names with a reason.
 *
 * @param file Path from the root of the project.
 * @throws {SiteError} When the file is not in that form.
 */
export function readReasons(root: string, file: string): Reasons {
  const { value, problems } = readYaml(readFileSync(join(root, file), 'utf8'), { schema, file });
  if (!value) throw new SiteError(problems);
  return value;
}
