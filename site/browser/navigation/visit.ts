import { announce, decodeLeniently, showError, showProgress, emit } from '#ui/behaviors';

import { patience } from '../loadOnDemand';
import { isDevelopment, site, withoutBase } from '../site';
import { addStyles } from './addStyles';
import { arrive, showAnchor } from './arrive';
import { clientTarget } from './clientTarget';
import { elementOf } from './elementOf';
import { keepPage, keepPlace, placeAt, readPlaces, storePlaces, takePage } from './entries';
import { pageKey } from './pageDocument';
import { AnswerError, forgetPage, NotAPage, pageAt } from './pages';
import { followReader, placeNow } from './scrollPlace';
import { completeSidebar } from './sidebars';
import { frameShown, pageShown, showPage, type ShownPage } from './swap';

/** The part of an entry that is in `history.state`. */
interface EntryState {
  key: string;
  /** Its position among the entries of the tab, from 0. */
  index: number;
}

interface Journey extends EntryState {
  target: URL;
  /** By a link, or by back and forward, when the address has changed already. */
  kind: 'push' | 'pop';
  /** The link that was followed. */
  from?: HTMLElement;
}

/** The entry whose page is shown. During a journey, the address may belong to the next one. */
let shown: EntryState & { page: ShownPage };

/** Counts journeys: only the latest one ends. */
let turn = 0;

/** The journey that failed, while the page shows its error. */
let failed: Journey | undefined;

/**
 * Follows links without reloading the document. When the server answers with something other than a page of the running build,
 * such as a file, the not-found page or a newer page, the browser loads the address. When it doesn't answer, the page shows
 * an error with a way to try again.
 */
export function followLinks(): void {
  const state = history.state as EntryState | null;
  shown = { key: newKey(), index: 0, ...state, page: pageShown() };
  history.replaceState({ key: shown.key, index: shown.index }, '', cleanAddress(shown.page.route));

  document.addEventListener('click', () => rememberPlace(), { capture: true });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const target = link && clientTarget(event, link, new URL(location.href), site.base);
    if (!target) return;
    event.preventDefault();
    navigate(target, link);
  });
  addEventListener('popstate', onPopState);
  // Browsers scroll before they fire `popstate`.
  addEventListener('scroll', () => keepPlace(shown.key, { top: window.scrollY }));

  followReader();
  readPlaces();
  const resume = () => {
    const place = placeAt(shown.key);
    const anchor = document.querySelector(':target')?.getBoundingClientRect().top ?? innerHeight;
    const distances = [(place?.top ?? 0) - window.scrollY, anchor];
    // The browser is at the top, near the place or near the anchor, unless the reader has moved on already.
    if (window.scrollY > 0 && !distances.some((distance) => Math.abs(distance) < innerHeight)) return;
    if (place?.seen ?? place?.focus) arrive(location, place);
    else if (!place) showAnchor(location);
  };
  resume();
  // The browser would restore positions before the page is there. Until the script of the next document runs, it does better.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    rememberPlace();
    storePlaces();
  });
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    if (persisted) resume(); // WebKit is at the top.
  });
}

/** Goes to an address. Those of other sites, which a crawler's records may have, are loaded. */
export function navigate(address: URL | string, from?: HTMLElement): void {
  const target = new URL(address, location.href);
  if (isDevelopment || target.origin !== location.origin) return location.assign(target);
  void travel({ target, kind: 'push', key: newKey(), index: shown.index + 1, from });
}

/** The canonical form of the current address. The not-found page keeps the requested one. */
function cleanAddress(route: string): string {
  const { origin, pathname, search, hash } = location;
  const canonical = `${site.base.slice(0, -1)}${route}`;
  // With the origin: a path may begin with two slashes.
  return `${origin}${route === '/404' ? pathname : canonical}${search}${hash}`;
}

function onPopState(): void {
  const state = history.state as EntryState | null;
  if (state === null && isSamePage(withoutBase(location.pathname), shown.page.route)) {
    // An entry that the browser made for an anchor on the page.
    shown = { ...shown, key: newKey(), index: shown.index + 1 };
    history.replaceState({ key: shown.key, index: shown.index }, '');
    return void showAnchor(location);
  }
  // Firefox empties the state of an entry when a link to its own anchor is pressed.
  void travel({ ...shown, key: newKey(), ...state, target: new URL(location.href), kind: 'pop' });
}

function rememberPlace(focused?: Element): void {
  if (!failed) keepPlace(shown.key, placeNow(focused));
}

/** @throws The reason, when the page shows this journey's error already. */
async function travel(journey: Journey): Promise<void> {
  const mine = ++turn;
  const { target, key } = journey;
  const path = withoutBase(target.pathname);
  const timer = setTimeout(() => showProgress(document, 'loading'), patience);
  try {
    if (failed && key === shown.key) return giveUp();
    if (!failed && isSamePage(path, shown.page.route)) return moveWithin(journey);
    const left = takePage(key);
    if (left) return show(journey, left.page, left.frame);
    const page = await pageAt(path);
    if (mine !== turn) return;
    await nextTask();
    const frame = elementOf(page.frame);
    await Promise.all([addStyles(page.styles), completeSidebar(frame), nextTask()]);
    if (mine === turn) show(journey, page, frame);
  } catch (error) {
    if (mine !== turn) return;
    if (failed === journey) throw error;
    if (!(error instanceof NotAPage)) showFailure(journey, error);
    else if (journey.kind === 'pop') location.reload();
    else location.assign(target);
  } finally {
    clearTimeout(timer);
    if (mine === turn) showProgress(document, 'done');
  }
}

/** Goes to another anchor or query on the current page. The page itself handles a changed query and its focus. */
function moveWithin(journey: Journey): void {
  const { kind, target, key } = journey;
  const isSame = kind === 'push' && target.href === location.href;
  // A link to the anchor in the address leaves the entry as it is.
  const isBack = kind === 'pop' && key !== shown.key;
  enter(journey, shown.page);
  emit(document, 'ui:address');
  if (isBack) arrive(target, placeAt(key));
  else if (!showAnchor(target) && isSame) window.scrollTo(0, 0);
}

function show(journey: Journey, page: ShownPage, frame: Element): void {
  const before = frameShown();
  // A page with a React root, or with an error instead of its text, is rendered again.
  if (!failed && !before.querySelector('[data-island=search]')) {
    keepPage(shown.key, { page: shown.page, frame: before });
  }
  enter(journey, page);
  failed = undefined;
  showPage(page, frame);
  emit(document, 'ui:arrival');
  arrive(journey.target, placeAt(shown.key));
  // Screen readers read the focused heading themselves.
  if (!document.activeElement?.matches('main h1')) announce(document, document.title);
}

/** Makes a journey's entry the current one, and updates the address unless the browser has. */
function enter({ kind, target, key, index, from }: Journey, page: ShownPage): void {
  rememberPlace(from);
  shown = { key, index, page };
  if (kind === 'push') history.pushState({ key, index }, '', target);
}

/** Says, instead of showing the text, that a page did not arrive or that it crashed. The rest of the page stays. */
function showFailure(journey: Journey, error: unknown): void {
  const isLost = error instanceof TypeError || error instanceof AnswerError;
  if (!isLost) {
    console.error(error);
    forgetPage(withoutBase(journey.target.pathname));
  }
  failed = undefined;
  const frame = frameShown();
  frame.querySelector<HTMLElement>('[data-action="stay"]')?.click();
  const place = frame.querySelector(isLost ? 'main' : ':has(> main)')!;
  failed = journey;
  const isShown = showError(place, isLost ? 'load-error' : 'crash-page', {
    detail: error instanceof TypeError ? 'The network did not respond.' : (error as Error).message,
    retry: () => travel(journey),
    stay: () => {
      if (failed?.kind === 'pop') history.go(shown.index - failed.index);
      failed = undefined;
    },
  });
  if (!isShown) location.assign(journey.target);
}

/** Brings back the page that was shown before a journey failed. A crash takes a reload. */
function giveUp(): void {
  failed = undefined;
  const stay = frameShown().querySelector<HTMLElement>('[data-action="stay"]');
  if (stay) stay.click();
  else location.reload();
}

/** A key for an entry. A counter would repeat the keys of documents loaded earlier in the tab. */
const newKey = () => Math.random().toString(36).slice(2);

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const isSamePage = (path: string, route: string) =>
  pageKey(decodeLeniently(path)).toLowerCase() === pageKey(route).toLowerCase();
