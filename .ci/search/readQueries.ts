import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { parseYaml } from '../../site/settings/parseYaml';
import { SiteError } from '../../site/problem';
import type { EvaluationQuery } from './evaluate';

const address = z.string().startsWith('/', { error: 'expected an address that begins with "/"' });
const queriesSchema = z.record(z.string(), z.record(z.string(), z.array(address).min(1)));

/** Files of queries: those that the engine is tuned on, and held-out ones. */
export const queryFiles = { tuned: 'queries.yml', heldOut: 'heldOut.yml' };

/**
 * Reads queries that search is measured with.
 *
 * @throws {SiteError} With every problem at once.
 */
export function readQueries(name: string): EvaluationQuery[] {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8');
  const { value, problems } = parseYaml(source, {
    schema: queriesSchema,
    file: `.ci/search/${name}`,
  });
  if (value === undefined) throw new SiteError(problems);
  return Object.entries(value).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, expected]) => ({ kind, query, expected })),
  );
}
