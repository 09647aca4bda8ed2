import { useEffect, useState } from 'react';

import { media } from '../../tokens';

/** Whether the window has room for columns, as of now; false without a window, as at build. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => typeof window === 'object' && matchMedia(media.wide).matches);
  useEffect(() => {
    const query = matchMedia(media.wide);
    const update = () => setWide(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isWide;
}
