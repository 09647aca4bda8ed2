import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The callbacks that wait for Escape anywhere in the document, the latest last. */
const waiting: object[] = [];

/**
 * Calls back for Escape. Of several that are mounted, the latest gets the key: a question before the dialog that asks it.
 *
 * @param place Where the focus has to be. @default anywhere in the document, as long as nothing else has taken the key
 */
export function useEscape(onEscape: () => void, place?: RefObject<HTMLElement | null>): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  }, [onEscape]);
  useLayoutEffect(() => {
    const target: EventTarget = place?.current ?? document;
    const isTaken = (event: Event) => event.defaultPrevented || waiting.at(-1) !== latest;
    const listener = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || (!place && isTaken(event))) return;
      event.preventDefault();
      latest.current();
    };
    if (!place) waiting.push(latest);
    target.addEventListener('keydown', listener);
    return () => {
      target.removeEventListener('keydown', listener);
      if (!place) waiting.splice(waiting.indexOf(latest), 1);
    };
  }, [place]);
}
