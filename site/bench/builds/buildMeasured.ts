import { execFileSync } from 'node:child_process';

import type { BenchSite } from '../sites/benchSites';
import { runMeasured, type MeasuredRun } from './runMeasured';

/** Builds a site in a process of its own. What is still on its way to the disk gets there first. */
export function buildMeasured({ build, folder }: Pick<BenchSite, 'build' | 'folder'>): Promise<MeasuredRun> {
  execFileSync('sync');
  return runMeasured(build, folder);
}
