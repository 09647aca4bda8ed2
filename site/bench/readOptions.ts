import { parseArgs } from 'node:util';

import { didYouMean } from '../nearest';
import { SiteError } from '../problem';
import { partNames, type PartName } from './report/report';

export interface BenchOptions {
  /** Parts to run. */
  parts: PartName[];
  /** Numbers of pages of the generated sites that this project builds, and of those that stock Rspress builds. */
  sizes: number[];
  stockSizes: number[];
  /** Entries of the changelog that the smallest generated site is built with. */
  entries: number;
  /** How often everything is measured, and how often everything is built. */
  runs: number;
  buildRuns: number;
  /** Whether sites are built anew before their pages are measured. */
  build: boolean;
  /** Whether `BENCHMARKS.md` is written. */
  write: boolean;
}

const usage = [
  'npm run bench -- [pages] [search] [builds] [entries] [dev] [reference] [ablation]: runs these parts, or all.',
  '--sizes 100,1000,10000    pages of the generated sites',
  '--stock-sizes 100,1000    pages of the sites that stock Rspress builds too',
  '--entries 1000            entries of the changelog that is built',
  '--runs 5                  how often pages, searches and the development server are measured',
  '--build-runs 3            how often sites are built; from 10,000 pages on once',
  '--no-build                measures the pages of what was built before',
  '--write                   writes BENCHMARKS.md',
];

/**
 * Reads the arguments of the benchmark.
 *
 * @throws {SiteError} For what it does not know, with all it does.
 */
export function readOptions(args: string[]): BenchOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        sizes: { type: 'string', default: '100,1000,10000' },
        'stock-sizes': { type: 'string', default: '100,1000' },
        entries: { type: 'string', default: '1000' },
        runs: { type: 'string', default: '5' },
        'build-runs': { type: 'string', default: '3' },
        'no-build': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    });
    return {
      parts: positionals.length === 0 ? [...partNames] : positionals.flatMap(readParts),
      sizes: readNumbers('--sizes', values.sizes),
      stockSizes: readNumbers('--stock-sizes', values['stock-sizes']),
      entries: readNumber('--entries', values.entries, 0),
      runs: readNumber('--runs', values.runs, 1),
      buildRuns: readNumber('--build-runs', values['build-runs'], 1),
      build: !values['no-build'],
      write: values.write,
    };
  } catch (error) {
    const { message } = error as Error;
    throw new SiteError([{ file: 'npm run bench', message, fix: usage.join('\n  ') }]);
  }
}

/** `ablation` is what both kinds of tricks are worth. */
function readParts(name: string): PartName[] {
  if (name === 'ablation') return ['page-tricks', 'build-tricks'];
  const part = partNames.find((known) => known === name);
  if (part) return [part];
  throw new Error(`there is no part ${JSON.stringify(name)}. ${didYouMean(name, partNames)}`.trim());
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
