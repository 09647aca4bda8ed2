interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

/** Least bandwidth, in megabits a second, that a line may say it has. */
const leastBandwidth = 5;

/** Longest time that a page may take from being asked for until its last byte, in milliseconds. */
const longestWait = 150;

/**
 * Whether the line has room for what nobody has asked for yet. What browsers say about the line is a guess, and some say
 * nothing; how long this page took to arrive is known.
 */
export function isFastLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? '')) return false;
  if ((connection?.downlink ?? leastBandwidth) < leastBandwidth) return false;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.responseEnd - visit.requestStart <= longestWait;
}
