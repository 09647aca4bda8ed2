import { useLayoutEffect, useRef } from 'react';

/** The callbacks that wait for Escape, the latest last. */
const waiting: object[] = [];

/**
 * Calls back for Escape, wherever the focus is, as long as nothing else has taken the key. Of several that are mounted, the
 * latest gets it: a question before the dialog that asks it.
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
