import { execFileSync } from 'node:child_process';

import { medians } from '../medians';
import type { ReferenceResult } from '../report/report';
import { typeScriptCommand, type BenchSite } from '../sites/benchSites';
import type { ReferenceTimes } from '../referenceTimes';
import { subjectOf, type PartOptions } from './part';

export interface MeasureReferenceOptions extends Pick<PartOptions, 'runs' | 'progress'> {
  site: BenchSite;
}

/** Measures how long it takes to make the API reference of a site, each time in a process of its own, as a build does. */
export function measureReference({ site, runs, progress }: MeasureReferenceOptions): ReferenceResult[] {
  const measured: ReferenceTimes[] = [];
  for (let run = 1; run <= runs; run++) {
    progress(`${site.name}: run ${run} of ${runs}`);
    const [program, args] = typeScriptCommand('referenceTimes.ts');
    measured.push(JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as ReferenceTimes);
  }
  return [{ ...subjectOf(site), ...medians(measured) }];
}
