import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

/** What the product's source says about one name. */
export interface Fact {
  /** Value when nobody sets one, as the source writes it. */
  default?: string;
  type?: string;
  /** Other names of the same thing: `short` of a flag, `json` of a field, `terraform` of a transformer. */
  also?: Record<string, string>;
  /** File that defines it, from the root of the product's repository. */
  file: string;
}

/** Facts by kind, scope and name: `environment`, `api`, `HOST`. */
export type Product = Record<string, Record<string, Record<string, Fact>>>;

/** Reads `content/_product/`, but for the rules and reasons that pages are compared by. */
export function readProduct(): Product {
  const files = globSync('content/_product/*.yml', { ignore: ['**/{evidence,pages,reasons,source}.yml'] });
  return Object.fromEntries(
    files.map((file) => [basename(file, '.yml'), parse(readFileSync(file, 'utf8')) as Product[string]]),
  );
}
