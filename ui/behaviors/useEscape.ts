import { useLayoutEffect, type RefObject } from 'react';

/**
 * Calls back for Escape.
 *
 * @param place Where the focus has to be. @default anywhere in the document, as long as nothing else has taken the key
 */
export function useEscape(onEscape: () => void, place?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const target: EventTarget = place?.current ?? document;
    const listener = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || (!place && event.defaultPrevented)) return;
      event.preventDefault();
      onEscape();
    };
    target.addEventListener('keydown', listener);
    return () => target.removeEventListener('keydown', listener);
  }, [onEscape, place]);
}
