import { useEffect, useState } from 'react';

/** How far the reader scrolls in one direction before the navbar follows, in pixels. */
const enough = 8;

/**
 * Whether the navbar is out of the way: while the reader scrolls down, until they scroll up or reach the top.
 *
 * @param enabled Whether the setting says so.
 */
export function useHiddenOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (!enabled) return;
    let turned = window.scrollY;
    let last = turned;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      const down = now > last;
      if (down !== last > turned) turned = last;
      last = now;
      if (now <= enough) setHidden(false);
      else if (Math.abs(now - turned) > enough) setHidden(down);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [enabled]);

  return enabled && hidden;
}
