import type { Browser } from 'playwright';

import type { BenchSite } from '../sites/benchSites';
import type { Subject } from '../report/report';

/** What a part of the benchmark is given. */
export interface PartOptions {
  browser: Browser;
  /** Sites to measure, built where that is needed. */
  sites: BenchSite[];
  runs: number;
  /** Says what is being done now. */
  progress: (text: string) => void;
}

export const subjectOf = ({ name, builder, size }: BenchSite): Subject => ({ site: name, builder, size });
