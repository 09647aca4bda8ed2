import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Moves the focus to `next` when the element with the returned `ref` unmounts. */
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
