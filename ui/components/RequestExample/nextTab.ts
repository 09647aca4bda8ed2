/**
 * The tab that a key leads to, or undefined when the key means nothing to tabs. Arrows go around the ends.
 *
 * @param key `KeyboardEvent.key`.
 * @param selected Index of the tab that is on.
 * @param count Number of tabs, at least one.
 * @param direction Which way the tabs run, as computed styles say it.
 */
export function nextTab(key: string, selected: number, count: number, direction: string): number | undefined {
  const forward = (selected + 1) % count;
  const backward = (selected + count - 1) % count;
  switch (key) {
    case 'ArrowRight':
      return direction === 'rtl' ? backward : forward;
    case 'ArrowLeft':
      return direction === 'rtl' ? forward : backward;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}
