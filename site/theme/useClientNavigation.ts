import { initPageData, pathnameToRouteService, removeBase, useNavigate, warmPageData } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';

import { clientTarget } from './clientTarget';

/**
 * Follows links without loading the page anew. One listener at the root serves every plain `<a>`; a page
 * that is not of this site, or does not arrive, is left to the browser.
 *
 * @param base Path under which the site lies, with both slashes.
 * @param onNavigate Called when a link of the site is followed.
 */
export function useClientNavigation(base: string, onNavigate: () => void): void {
  const navigate = useNavigate();
  const latest = useRef(0);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const target = link && clientTarget(event, link, new URL(location.href), base);
      if (!target) return;
      const path = removeBase(target.pathname);
      const route = pathnameToRouteService(path);
      if (!route) return;
      event.preventDefault();
      onNavigate();
      const turn = ++latest.current;
      initPageData(path).then(
        (data) => {
          // A later click wins.
          if (turn !== latest.current) return;
          warmPageData(path, data);
          void navigate(`${path}${target.search}${target.hash}`);
        },
        () => location.assign(target),
      );
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [base, navigate, onNavigate]);
}
