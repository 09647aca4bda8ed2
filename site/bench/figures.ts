import type { Browser } from 'playwright';

import type { BenchSite } from './sites/benchSites';

/** What was measured, by the names of its columns. */
export type Figures = Record<string, number>;

/** A row of a table. */
export interface Row {
  /** Name of the site, or of the trick that is measured. */
  subject: string;
  /** What else tells it from others, such as the kind of page. */
  detail?: string;
  /** What else than this project made it, and for how many pages: it is compared with ours of the same detail and size. */
  rival?: string;
  size?: number;
  figures: Figures;
}

/** What a part of the benchmark is given. */
export interface PartOptions {
  browser: Browser;
  /** The documentation itself. */
  documentation: BenchSite;
  /** Generated sites to measure. */
  sites: BenchSite[];
  runs: number;
  buildRuns: number;
  /** Builds a site, where that is needed. */
  makeReady: (site: BenchSite) => Promise<void>;
  /** Says what is being done now. */
  progress: (text: string) => void;
}

/** A part of the benchmark: one table. */
export interface Part {
  title: string;
  /** What the columns mean, where their names do not say it. */
  note: string;
  /** Names of the columns before the figures. */
  head: string[];
  measure: (options: PartOptions) => Promise<Row[]>;
}

/** The value in the middle, of an even number the mean of the two; NaN for none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** The medians of several runs, figure by figure. A figure that some runs lack is that of the others. */
export function medians(runs: Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  const valuesOf = (name: string) => runs.flatMap((run) => run[name] ?? []);
  return Object.fromEntries([...names].map((name) => [name, median(valuesOf(name))]));
}

/** Measures each thing once in every run: they take turns, so that what else the machine does hits all of them. */
export async function byTurns<Subject extends Omit<Row, 'figures'>>(
  subjects: Subject[],
  { runs, progress }: Pick<PartOptions, 'runs' | 'progress'>,
  measure: (subject: Subject, run: number) => Promise<Figures>,
): Promise<Row[]> {
  const measured = subjects.map((): Figures[] => []);
  for (let run = 1; run <= runs; run++) {
    for (const [index, subject] of subjects.entries()) {
      progress(`${[subject.subject, subject.detail].filter(Boolean).join(', ')}: run ${run} of ${runs}`);
      measured[index]!.push(await measure(subject, run));
    }
  }
  return subjects.map(({ subject, detail, rival, size }, index) => {
    return { subject, detail, rival, size, figures: medians(measured[index]!) };
  });
}
