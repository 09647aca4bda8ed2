import { statSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { buildMeasured } from '../builds/buildMeasured';
import type { MeasuredRun } from '../builds/runMeasured';
import { medians } from '../medians';
import type { BuildResult } from '../report/report';
import { subjectOf, type PartOptions } from './part';

/** From this size on a site is built once: what is lost in chance is little beside its time. */
const large = 10_000;

/**
 * Builds sites with empty caches, and once more with nothing changed: all of them anew before the first one again, since a build
 * that replaces another removes its files, which slows the next one. Sites take turns, so that what else the machine does hits
 * all of them.
 */
export async function measureBuilds({
  sites,
  runs,
  progress,
}: Omit<PartOptions, 'browser'>): Promise<BuildResult[]> {
  const measured = new Map(
    sites.map((site) => [site, { cold: [] as MeasuredRun[], warm: [] as MeasuredRun[] }]),
  );
  for (let run = 1; run <= runs; run++) {
    const built = sites.filter(({ size = 0 }) => run === 1 || size < large);
    const build = async (state: 'cold' | 'warm', words: string) => {
      for (const site of built) {
        progress(`${site.name}, build with ${words}: run ${run} of ${runs}`);
        measured.get(site)![state].push(await buildMeasured(site));
      }
    };
    for (const site of built) site.write();
    await build('cold', 'empty caches');
    await build('warm', 'nothing changed');
  }
  return [...measured].map(([site, { cold, warm }]) => ({
    ...subjectOf(site),
    ...sizeOf(site.outDir),
    cold: medians(cold),
    warm: medians(warm),
  }));
}

function sizeOf(folder: string): { files: number; bytes: number } {
  const files = globSync('**/*', { cwd: folder, ignore: '**/*.{br,gz}' });
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
  };
}
