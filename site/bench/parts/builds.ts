import { statSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { runMeasured, type MeasuredRun } from '../builds/runMeasured';
import { medians } from '../medians';
import type { BuildResult } from '../report/report';
import type { BenchSite } from '../sites/benchSites';
import { subjectOf, type PartOptions } from './part';

/** From this size on a site is built once: what is lost in chance is little beside its time. */
const large = 10_000;

/** Builds sites with empty caches, and once more with nothing changed. Sites take turns, so that what else the machine does hits all of them. */
export async function measureBuilds({
  sites,
  runs,
  progress,
}: Omit<PartOptions, 'browser'>): Promise<BuildResult[]> {
  const measured = new Map<BenchSite, { cold: MeasuredRun; warm: MeasuredRun }[]>(
    sites.map((site) => [site, []]),
  );
  for (let run = 1; run <= runs; run++) {
    for (const [site, results] of measured) {
      const most = (site.size ?? 0) >= large ? 1 : runs;
      if (run > most) continue;
      const say = (state: string) => progress(`${site.name}, ${state}: run ${run} of ${most}`);
      say('sources');
      site.write();
      say('build with empty caches');
      const cold = await runMeasured(site.build, site.folder);
      say('build with nothing changed');
      const warm = await runMeasured(site.build, site.folder);
      results.push({ cold, warm });
    }
  }
  return [...measured].map(([site, results]) => ({
    ...subjectOf(site),
    entries: site.entries,
    ...sizeOf(site.outDir),
    ...medians(results),
  }));
}

function sizeOf(folder: string): { files: number; bytes: number } {
  const files = globSync('**/*', { cwd: folder, ignore: '**/*.{br,gz}' });
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
  };
}
