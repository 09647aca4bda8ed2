import { parseArgs } from 'node:util';

import { didYouMean } from '../nearest';
import { SiteError } from '../problem';

const usage = `npm run bench -- [pages] [links] [search] …: runs these parts, or all.
  --sizes 100,1000,10000    pages of the generated sites
  --stock-sizes 100,1000    pages of the sites that stock Rspress builds too
  --starlight-sizes 100     pages of those that Starlight builds too
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
        runs: { type: 'string', default: '5' },
        'build-runs': { type: 'string', default: '3' },
        'no-build': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    });
    for (const name of positionals)
      if (!names.includes(name))
        throw new Error(`there is no part ${JSON.stringify(name)}. ${didYouMean(name, names)}`.trim());
    const number = (option: keyof typeof values, least: number, text = String(values[option])) => {
      if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
      const received = `expected a whole number of at least ${least}, received ${JSON.stringify(text)}.`;
      throw new Error(`--${option}: ${received}`);
    };
    /** Sizes, each once; an empty text is none. */
    const sizes = (option: keyof typeof values) => {
      const texts = values[option] === '' ? [] : String(values[option]).split(',');
      return [...new Set(texts.map((text) => number(option, 10, text)))];
    };
    return {
      parts: positionals.length > 0 ? positionals : names,
      /** Numbers of pages, by what builds them. */
      sizes: { ours: sizes('sizes'), stock: sizes('stock-sizes'), starlight: sizes('starlight-sizes') },
      runs: number('runs', 1),
      buildRuns: number('build-runs', 1),
      /** Whether sites are built anew before their pages are measured. */
      build: !values['no-build'],
      write: values.write,
    };
  } catch (error) {
    throw new SiteError([{ file: 'npm run bench', message: (error as Error).message, fix: usage }]);
  }
}
