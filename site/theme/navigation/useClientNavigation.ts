import { removeBase, useLocation, useNavigate } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

import { clientTarget } from './clientTarget';
import { parseContent } from '../static/parsedContent';
import { NotAPage, pageAt } from './pages';

/** Where a followed link stands: nowhere, on its way, or lost with a reason. */
export type Journey =
  { state: 'idle' } | { state: 'loading'; target: URL } | { state: 'failed'; target: URL; reason: string };

export interface ClientNavigation {
  journey: Journey;
  /** Goes to an address of the site. */
  travel: (target: URL) => Promise<void>;
  /** Tries the failed journey again. */
  retry: () => void;
  /** Gives the failed journey up and stays on the page shown. */
  stay: () => void;
}

const idle: Journey = { state: 'idle' };

/**
 * Follows links without loading the page anew. One listener at the root serves every plain `<a>`.
 *
 * Where the server answers with something else than a page of the site as it runs here, such as a file, its
 * not-found page, or a page published since, the browser loads the address whole. Where it does not answer, the
 * journey has failed and the reader can try again from where they are.
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
        // While developing, Rspress brings the page.
        if (process.env.NODE_ENV !== 'development') {
          await pageAt(path);
          // A later click wins.
          if (mine !== turn.current) return;
          await parseContent(path);
        }
        if (mine !== turn.current) return;
        await navigate(`${path}${target.search}${target.hash}`);
        setJourney(idle);
      } catch (error) {
        if (mine !== turn.current) return;
        if (error instanceof NotAPage) location.assign(target);
        else setJourney({ state: 'failed', target, reason: reasonOf(error) });
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
      if (!target) return;
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
  return { journey, travel, retry, stay };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
