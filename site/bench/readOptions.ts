import { parseArgs } from 'node:util';

import { didYouMean } from '../nearest';
import { SiteError } from '../problem';

const usage = `npm run bench -- [pages] [links] [search] …: runs these parts, or all.
  --sizes 100,1000,10000    pages of the generated sites
  --stock-sizes 100,1000    pages of the sites that stock Rspress builds too
  --starlight-sizes 100     pages of those that Starlight builds too
  --entries 1000            entries of the changelog that is built
  --runs 5                  how often pages, searches and the development server are measured
  --build-runs 3            how often sites are built
  --no-build                measures the pages of what was built before
  --write                   writes BENCHMARKS.md`;

/**
 * Reads the arguments of the benchmark.
 *
 * @param names Names of its parts.
 * @throws {SiteError} For what it does not know, with all it does.
 */
export function readOptions(args: string[], names: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        sizes: { type: 'string', default: '100,1000,10000' },
        'stock-sizes': { type: 'string', default: '100,1000' },
        'starlight-sizes': { type: 'string', default: '100' },
        entries: { type: 'string', default: '1000' },
        runs: { type: 'string', default: '5' },
        'build-runs': { type: 'string', default: '3' },
        'no-build': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    });
    for (const name of positionals)
      if (!names.includes(name))
        throw new Error(`there is no part ${JSON.stringify(name)}. ${didYouMean(name, names)}`.trim());
    return {
      /** Parts to run. */
      parts: positionals.length > 0 ? positionals : names,
      /** Numbers of pages of the generated sites, and of those that others build. */
      sizes: readNumbers('--sizes', values.sizes),
      stockSizes: readNumbers('--stock-sizes', values['stock-sizes']),
      starlightSizes: readNumbers('--starlight-sizes', values['starlight-sizes']),
      entries: readNumber('--entries', values.entries, 0),
      runs: readNumber('--runs', values.runs, 1),
      buildRuns: readNumber('--build-runs', values['build-runs'], 1),
      /** Whether sites are built anew before their pages are measured. */
      build: !values['no-build'],
      write: values.write,
    };
  } catch (error) {
    throw new SiteError([{ file: 'npm run bench', message: (error as Error).message, fix: usage }]);
  }
}

/** Sizes in ascending order, each once; an empty text is none. */
function readNumbers(option: string, text: string): number[] {
  if (text === '') return [];
  const sizes = text.split(',').map((size) => readNumber(option, size, 10));
  return [...new Set(sizes)].sort((a, b) => a - b);
}

function readNumber(option: string, text: string, least: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(
    `${option}: expected a whole number of at least ${least}, received ${JSON.stringify(text)}.`,
  );
}
