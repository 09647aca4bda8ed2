import type { Observed } from './observePage';

/** A task that keeps the page from answering for longer than this blocks it, by what goes beyond, in milliseconds. */
const blocks = 50;

/** How long long tasks keep a page from answering after its first paint: the total blocking time, in milliseconds. */
export function totalBlockingTime({ firstContentfulPaint = 0, longTasks }: Observed): number {
  return longTasks
    .map(({ start, duration }) => Math.min(duration, start + duration - firstContentfulPaint))
    .reduce((sum, duration) => sum + Math.max(0, duration - blocks), 0);
}

/** The longest time that a page did not answer, in milliseconds; 0 when it always did within 50. */
export const longestTask = ({ longTasks }: Observed) =>
  longTasks.reduce((longest, { duration }) => Math.max(longest, duration), 0);

/** A window of shifts ends after a second without one, or after five. */
const gap = 1000;
const windowLength = 5000;

/** The largest sum of layout shifts within a window, as the Core Web Vital is defined (https://web.dev/articles/cls). */
export function cumulativeLayoutShift({ layoutShifts }: Observed): number {
  let largest = 0;
  let sum = 0;
  let first = -Infinity;
  let previous = -Infinity;
  for (const { value, start } of layoutShifts) {
    const goesOn = start - previous < gap && start - first < windowLength;
    sum = goesOn ? sum + value : value;
    if (!goesOn) first = start;
    previous = start;
    largest = Math.max(largest, sum);
  }
  return largest;
}
