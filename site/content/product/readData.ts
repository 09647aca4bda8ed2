import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { readYaml } from '../documents/readYaml';
import { SiteError } from '../../problem';
import { reasonsSchema, rulesSchema, type Reasons, type Rules } from './compare/rules';
import { evidenceRecordSchema, type EvidenceRecord } from './evidence';
import { factsSchema, kinds, type Product } from './facts';
import { fileOf } from './files';

/** What a checkout was of. */
const version = z.strictObject({ tag: z.string(), commit: z.string() });

const sourceSchema = z.strictObject({ product: version.optional(), provider: version.optional() });

export interface ProductData {
  /** Versions that the facts were read from. */
  source: z.output<typeof sourceSchema>;
  product: Product;
  /** Files that show what pages say, as they were when they were last read. */
  evidence: EvidenceRecord;
  rules: Rules;
  rulesFile: string;
  reasons: Reasons;
  reasonsFile: string;
}

/**
 * Reads what is kept of the product's source, with the rules and reasons that pages are compared by.
 *
 * @throws {SiteError} When a file is not in its form.
 */
export function readData(root: string): ProductData {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => readFile(root, name, schema);
  return {
    source: read('source', sourceSchema),
    product: Object.fromEntries(kinds.map((kind) => [kind, read(kind, factsSchema)])),
    evidence: read('evidence', evidenceRecordSchema),
    rules: read('pages', rulesSchema),
    rulesFile: fileOf('pages'),
    reasons: read('reasons', reasonsSchema),
    reasonsFile: fileOf('reasons'),
  };
}

function readFile<Schema extends z.ZodType>(root: string, name: string, schema: Schema): z.output<Schema> {
  const file = fileOf(name);
  const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const { value, problems } = readYaml(source, { schema, file });
  if (problems.length > 0) throw new SiteError(problems);
  return value!;
}
