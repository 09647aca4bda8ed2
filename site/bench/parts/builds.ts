import { statSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { sum } from '../browser/trace';
import { byTurns, type Part } from '../figures';
import { runMeasured } from '../processes';

export const builds: Part = {
  title: 'Building',
  note:
    'With empty caches, and once more with nothing changed: seconds on the clock, seconds that processors worked, and the most memory that the process and all it started held. ' +
    'This project also compresses every file (Brotli and gzip), writes the search index and checks every link; stock Rspress does not. Starlight writes a search index too.',
  head: ['site'],
  measure: ({ documentation, sites, buildRuns, progress }) =>
    byTurns([documentation, ...sites], { runs: buildRuns, progress }, async (site) => {
      site.write();
      const cold = await runMeasured(site.build, site.folder);
      const warm = await runMeasured(site.build, site.folder);
      const files = globSync('**/*', { cwd: site.outDir });
      return {
        seconds: cold.seconds,
        'processor s': cold.work,
        'peak MB': cold.peakMemory / 1e6,
        'again, seconds': warm.seconds,
        'again, processor s': warm.work,
        files: files.length,
        MB: sum(files.map((file) => statSync(join(site.outDir, file)).size)) / 1e6,
      };
    }),
};
