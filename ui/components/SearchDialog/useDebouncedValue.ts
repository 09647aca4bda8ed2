import { useEffect, useState } from 'react';

/** A value once it has stopped changing for a while, in milliseconds. Until then the one before. */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
