import { statSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { runMeasured } from '../builds/runMeasured';
import { byTurns, rowOf, type Part } from '../figures';
import { generatedSite, type BenchSite } from '../sites/benchSites';

export const builds: Part = {
  title: 'Building',
  note:
    'With empty caches, and once more with nothing changed: seconds on the clock, seconds that processors worked, and the most memory that the process and all it started held. ' +
    'This project also compresses every file (Brotli and gzip), writes the search index and checks every link; stock Rspress does not. Starlight writes a search index too.',
  head: ['site'],
  measure: ({ documentation, sites, buildRuns, progress }) =>
    byTurns([documentation, ...sites].map(rowOf), { runs: buildRuns, progress }, async ({ site }) => {
      const cold = await buildAnew(site);
      const warm = await runMeasured(site.build, site.folder);
      const files = globSync('**/*', { cwd: site.outDir, ignore: '**/*.{br,gz}' });
      return {
        seconds: cold.seconds,
        'processor s': cold.work,
        'peak MB': cold.peakMemory / 1e6,
        'again, seconds': warm.seconds,
        'again, processor s': warm.work,
        files: files.length,
        MB: files.reduce((sum, file) => sum + statSync(join(site.outDir, file)).size, 0) / 1e6,
      };
    }),
};

/** Builds a site with empty caches. */
export function buildAnew(site: BenchSite): ReturnType<typeof runMeasured> {
  site.write();
  return runMeasured(site.build, site.folder);
}

export const entries: Part = {
  title: 'Entries of the changelog',
  note:
    'What an entry adds to a build with empty caches, with its lists, feeds and search, in milliseconds on the clock and of work. ' +
    'The same pages are built without and with the entries, right after each other and in changing order: a machine is not equally fast all day.',
  head: ['site'],
  measure: async ({ sites, entries, buildRuns, progress }) => {
    const size = sites[0]?.size;
    if (size === undefined || entries === 0) return [];
    const plain = generatedSite('ours', size);
    const full = generatedSite('ours', size, entries);
    // Then the packages have been read from the disk.
    await buildAnew(generatedSite('ours', 20));
    return byTurns([rowOf(full)], { runs: buildRuns, progress }, async (_, run) => {
      const first = run % 2 === 1 ? await buildAnew(plain) : undefined;
      const longer = await buildAnew(full);
      const shorter = first ?? (await buildAnew(plain));
      return {
        'seconds without': shorter.seconds,
        'seconds with': longer.seconds,
        'ms an entry': ((longer.seconds - shorter.seconds) / entries) * 1000,
        'processor ms': ((longer.work - shorter.work) / entries) * 1000,
      };
    });
  },
};
