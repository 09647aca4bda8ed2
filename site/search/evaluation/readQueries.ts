import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { readYaml } from '../../documents/readYaml';
import { SiteError } from '../../problem';
import type { EvaluationQuery } from './evaluate';

const address = z.string().startsWith('/', { error: 'expected an address that begins with "/"' });
const queriesSchema = z.record(z.string(), z.record(z.string(), z.array(address).min(1)));

/**
 * Reads the queries that search is measured with.
 *
 * @throws {SiteError} With every problem at once.
 */
export function readQueries(): EvaluationQuery[] {
  const source = readFileSync(join(import.meta.dirname, 'queries.yml'), 'utf8');
  const { value, problems } = readYaml(source, {
    schema: queriesSchema,
    file: 'site/search/evaluation/queries.yml',
  });
  if (value === undefined) throw new SiteError(problems);
  return Object.entries(value).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, expected]) => ({ kind, query, expected })),
  );
}
