import { buildMeasured } from '../builds/buildMeasured';
import type { EntryPair, EntryResult } from '../report/report';
import type { BenchSite } from '../sites/benchSites';
import { subjectOf, type PartOptions } from './part';

export interface MeasureEntriesOptions extends Pick<PartOptions, 'runs' | 'progress'> {
  /** The same pages without entries of a changelog, and with them. */
  sites: Record<keyof EntryPair, BenchSite>;
  /** A small site, which is built before anything is measured: then the packages have been read from the disk. */
  first: BenchSite;
}

/**
 * Measures what entries of a changelog add to a build with empty caches. A machine is not equally fast all day, and what they add
 * is small beside the rest: so the two builds of a pair follow each other, from sources that are there already and with nothing
 * left to write to the disk, and which of them comes first changes from pair to pair.
 */
export async function measureEntries({
  sites,
  first,
  runs,
  progress,
}: MeasureEntriesOptions): Promise<EntryResult[]> {
  first.write();
  await buildMeasured(first);
  const pairs: EntryPair[] = [];
  for (let run = 1; run <= runs; run++) {
    for (const site of Object.values(sites)) site.write();
    const build = (which: keyof EntryPair) => {
      progress(`${sites[which].name}, build with empty caches: pair ${run} of ${runs}`);
      return buildMeasured(sites[which]);
    };
    const plain = run % 2 === 1 ? await build('without') : undefined;
    const full = await build('with');
    pairs.push({ without: plain ?? (await build('without')), with: full });
  }
  const { entries } = sites.with;
  return [{ ...subjectOf(sites.with), entries, pairs }];
}
