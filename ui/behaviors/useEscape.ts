import { useLayoutEffect, useRef } from 'react';

/** The callbacks that wait for Escape, the latest last. */
const waiting: object[] = [];

/**
 * Calls back for Escape, wherever the focus is, as long as no other code has handled the key. If several are mounted, the
 * latest gets it: a confirmation before the dialog around it.
 */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  }, [onEscape]);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || waiting.at(-1) !== latest) return;
      event.preventDefault();
      latest.current();
    };
    waiting.push(latest);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      waiting.splice(waiting.indexOf(latest), 1);
    };
  }, []);
}
