import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus on when an element goes that has it, or has it inside: otherwise it would be nowhere.
 *
 * @param next What has it then.
 * @returns What to hand the element as its `ref`.
 */
export function useFocusAfter<Type extends HTMLElement>(
  next: RefObject<HTMLElement | null>,
): RefObject<Type | null> {
  const element = useRef<Type>(null);
  useLayoutEffect(() => {
    const { current } = element;
    const moveOn = () => next.current?.focus();
    return () => {
      if (current?.contains(document.activeElement)) moveOn();
    };
  }, [next]);
  return element;
}
