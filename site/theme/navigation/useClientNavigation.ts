import {
  initPageData,
  pathnameToRouteService,
  removeBase,
  useLocation,
  useNavigate,
  warmPageData,
} from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

import { clientTarget } from './clientTarget';
import { leaveFor } from './leaveFor';

/** Where a followed link stands: nowhere, on its way, or lost with a reason. */
export type Journey =
  { state: 'idle' } | { state: 'loading'; target: URL } | { state: 'failed'; target: URL; reason: string };

export interface ClientNavigation {
  journey: Journey;
  /** Tries the failed journey again. */
  retry: () => void;
  /** Gives the failed journey up and stays on the page shown. */
  stay: () => void;
}

const idle: Journey = { state: 'idle' };

/**
 * Follows links without loading the page anew. One listener at the root serves every plain `<a>`.
 *
 * An address that the site does not know is left to the server. When a page does not arrive, the server is
 * asked: if it answers, the site was published anew and the browser loads the page whole, once; if it does
 * not, the journey has failed and the reader can try again from where they are.
 *
 * @param base Path under which the site lies, with both slashes.
 * @param onFollow Called when a link of the site is followed.
 */
export function useClientNavigation(base: string, onFollow: () => void): ClientNavigation {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [journey, setJourney] = useState<Journey>(idle);
  const turn = useRef(0);

  const travel = useCallback(
    async (target: URL) => {
      const mine = ++turn.current;
      const path = removeBase(target.pathname);
      setJourney({ state: 'loading', target });
      try {
        const data = await initPageData(path);
        // A later click wins.
        if (mine !== turn.current) return;
        warmPageData(path, data);
        await navigate(`${path}${target.search}${target.hash}`);
        setJourney(idle);
      } catch (error) {
        if (mine !== turn.current) return;
        if (await leaveFor(target)) return;
        if (mine === turn.current) setJourney({ state: 'failed', target, reason: reasonOf(error) });
      }
    },
    [navigate],
  );

  // Back and forward end whatever was under way.
  useEffect(() => {
    turn.current++;
    setJourney(idle);
  }, [key]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const target = link && clientTarget(event, link, new URL(location.href), base);
      if (!target || !knows(target)) return;
      event.preventDefault();
      onFollow();
      void travel(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [base, travel, onFollow]);

  const retry = useCallback(() => {
    if (journey.state === 'failed') void travel(journey.target);
  }, [journey, travel]);
  const stay = useCallback(() => setJourney(idle), []);
  return { journey, retry, stay };
}

function knows(target: URL): boolean {
  try {
    return pathnameToRouteService(removeBase(target.pathname)) !== undefined;
  } catch {
    // A malformed address is the server's to answer.
    return false;
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
