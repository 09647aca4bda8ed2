import { useEffect } from 'react';

import { tell } from '#ui/behaviors';

/** While developing, the browser draws the page: this tells the page's own script whenever there is something new. */
export function useArrivals(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    let frame = 0;
    const observer = new MutationObserver((records) => {
      if (!records.some(({ addedNodes }) => addedNodes.length > 0)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => tell(document, 'ui:arrival'));
    });
    observer.observe(document.getElementById('__rspress_root')!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
