import type { BehaviorScope } from '#ui/behaviors';

type LateBehavior = (scope: Omit<BehaviorScope, 'host'>) => void;

const mounted = new Set<LateBehavior>();

/** Brings components to life whose behavior is not in the script of every page: those that are there, and those that arrive later. */
export function mountOnce(behavior: LateBehavior): void {
  if (mounted.has(behavior)) return;
  mounted.add(behavior);
  behavior({ document, signal: new AbortController().signal });
}
