import { useEffect, useState } from 'react';

/** How long a navigation may take before the progress bar appears, in milliseconds. */
const delay = 200;

/** How long the full bar stays before it is gone, in milliseconds. */
const farewell = 400;

/** What the progress bar shows for a navigation that is under way or not: nothing at all for a short one. */
export function useProgress(loading: boolean): 'idle' | 'loading' | 'done' {
  const [state, setState] = useState<'idle' | 'loading' | 'done'>('idle');

  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setState('loading'), delay);
      return () => clearTimeout(timer);
    }
    setState((shown) => (shown === 'loading' ? 'done' : shown));
    const timer = setTimeout(() => setState('idle'), farewell);
    return () => clearTimeout(timer);
  }, [loading]);

  return state;
}
