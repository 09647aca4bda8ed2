import { useEffect, useState } from 'react';

/** A value once it hasn't changed for `pause` milliseconds. Until then, the previous one. */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
