import type { BehaviorScope } from '#ui/behaviors';

type LateBehavior = (scope: Omit<BehaviorScope, 'host'>) => void;

const mounted = new Set<LateBehavior>();

/** Mounts a behavior that is not in the main script, for components that are on the page or arrive later. */
export function mountOnce(behavior: LateBehavior): void {
  if (!mounted.has(behavior)) behavior({ document, signal: new AbortController().signal });
  mounted.add(behavior);
}
