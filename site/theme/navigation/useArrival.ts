import { removeBase, useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { tell } from '../../siteEvents';
import { openFolded } from '../static/openFolded';
import { historyEntry } from './historyEntry';
import { showHead } from './pageDocuments';
import { pageHere, pageKey } from './pages';
import { placeNow, returnTo, type ScrollPlace } from './scrollPlace';

/** Address that Rspress gives the page for all addresses that have none. */
const notFound = '/404';

/** Where the reader was, by history entry. */
const places = new Map<string, ScrollPlace>();

/**
 * What happens when a page has arrived: by a link, the window is at its top or at the anchor, and the focus
 * is on its heading; by back and forward, the window is where it was.
 *
 * @param page Address of the page whose content is shown. It follows the address in the bar when the page has loaded.
 * @param title Title of that page.
 * @returns The title to say to screen readers; empty until the first navigation.
 */
export function useArrival(page: string, title: string): string {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<string>(undefined);
  /** The history entry whose page is shown; none while the page of another is on its way. */
  const entry = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');

  // The browser would restore positions before the page is there; the site does it after. Between two loads of
  // the whole page it is the browser's work again.
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    const remember = () => {
      if (entry.current !== undefined) places.set(entry.current, { top: window.scrollY });
    };
    const rememberPlace = () => {
      if (entry.current !== undefined) places.set(entry.current, placeNow());
    };
    take();
    addEventListener('pagehide', handBack);
    addEventListener('pageshow', take);
    addEventListener('scroll', remember, { passive: true });
    // What leads away: a link, or back and forward, which come before the browser has told of the last scrolling.
    addEventListener('click', rememberPlace, { capture: true });
    addEventListener('popstate', rememberPlace, { capture: true });
    return () => {
      removeEventListener('pagehide', handBack);
      removeEventListener('pageshow', take);
      removeEventListener('scroll', remember);
      removeEventListener('click', rememberPlace, { capture: true });
      removeEventListener('popstate', rememberPlace, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before !== undefined && isOnItsWay(page, pathname)) {
      entry.current = undefined;
      return;
    }
    const current = historyEntry();
    entry.current = current.key;
    shown.current = page;
    if (before === undefined) return;
    const newPage = before !== page;
    const arrived = newPage ? pageHere(page) : undefined;
    if (arrived) showHead(arrived);

    const anchor = hash === '' ? null : document.getElementById(decode(hash.slice(1)));
    if (anchor) openFolded(anchor);
    if (kind === 'POP' && !current.madeByBrowser) returnTo(places.get(current.key) ?? { top: 0 });
    else if (anchor) anchor.scrollIntoView();
    else if (newPage) window.scrollTo(0, 0);
    if (!newPage) return;

    tell('site:arrival');
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    setAnnouncement(title);
  }, [page, title, key, pathname, hash, kind]);

  return announcement;
}

/** Whether the address in the bar is that of another page than the one shown, so that its page is still to come. */
function isOnItsWay(page: string, pathname: string): boolean {
  const address = pageKey(decode(removeBase(pathname)));
  return page !== notFound && address.toLowerCase() !== pageKey(page).toLowerCase();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
