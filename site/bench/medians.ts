/** The value in the middle, of an even number the mean of the two; undefined for none. */
export function median(values: number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** What was measured in one run: numbers by name, in groups or not. */
export interface Measures {
  [name: string]: number | undefined | Measures;
}

/** The medians of several runs, number by number, in the shape of a run. A number that some runs lack is that of the others. */
export function medians<Run extends object>(runs: Run[]): Run {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  const entries = [...names].map((name) => {
    const values = runs.map((run) => (run as Measures)[name]).filter((value) => value !== undefined);
    return [name, typeof values[0] === 'object' ? medians(values as Measures[]) : median(values as number[])];
  });
  return Object.fromEntries(entries) as Run;
}
