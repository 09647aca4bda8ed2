import { decodeLeniently, showError, showProgress, tell } from '#ui/behaviors';

import { isDevelopment, site, withoutBase } from '../site';
import { anchorOf, arrive, showAnchor } from './arrive';
import { clientTarget } from './clientTarget';
import { entryOf, keepEntry, type Entry } from './entries';
import { failedMarker, pageKey } from './pageDocument';
import { AnswerError, buildHere, forgetPage, NotAPage, pageAt } from './pages';
import { placeNow, returnTo } from './scrollPlace';
import { elementOf, frameShown, pageShown, showPage } from './swap';

/** How long a reader waits for a page before the line at the top says that it is on its way, in milliseconds. */
const patience = 200;

/** Where a reader goes, and how. */
interface Journey {
  target: URL;
  /** By a link, or by back and forward: then the address is in the bar already. */
  kind: 'push' | 'pop';
  /** The entry of the history that is gone to. */
  key: string;
  index: number;
  /** What was followed. */
  from?: HTMLElement;
}

/** The entry whose page is shown. While another one is on its way the address may be that one's already. */
let shown: Entry;

/** Counts journeys: a later one wins. */
let turn = 0;

/** The journey whose page did not arrive, or crashed, as the page says in place of its text. */
let failed: Journey | undefined;

/**
 * Follows links without loading the page anew. Where the server answers with something else than a page of the site as it runs
 * here, such as a file, its not-found page, or a page published since, the browser loads the address whole. Where it does not
 * answer, the reader can try again from where they are.
 */
export function followLinks(): void {
  const state = history.state as Pick<Entry, 'key' | 'index'> | null;
  const page = { ...pageShown(), build: buildHere() };
  shown = { key: newKey(), index: 0, ...state, page, place: { top: 0 } };
  history.replaceState({ key: shown.key, index: shown.index }, '', cleanAddress(page.route));

  document.addEventListener('click', rememberPlace, { capture: true });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const target = link && clientTarget(event, link, new URL(location.href), site.base);
    if (!target) return;
    event.preventDefault();
    navigate(target, link);
  });
  addEventListener('popstate', onPopState);
  // The browser tells of scrolling before it tells that it goes back.
  addEventListener('scroll', () => (shown.place = { top: window.scrollY }), { passive: true });

  // The browser would restore positions before the page is there; the site does it after. Between two loads of
  // the whole page it is the browser's work again.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/** Goes to an address of the site. */
export function navigate(target: URL, from?: HTMLElement): void {
  if (isDevelopment) location.assign(target);
  else void travel({ target, kind: 'push', key: newKey(), index: shown.index + 1, from });
}

/** The one form of the address that is shown; that of the not-found page stays what was asked for. */
function cleanAddress(route: string): string {
  const { pathname, search, hash } = location;
  const canonical = `${site.base.slice(0, -1)}${route}`;
  return `${route === '/404' ? pathname : canonical}${search}${hash}`;
}

function onPopState(): void {
  const { state } = history;
  if (state === null) {
    // An entry that the browser made by itself, for an anchor on the page.
    const { index, page } = shown;
    keepEntry(shown);
    shown = { key: newKey(), index: index + 1, page, place: { top: window.scrollY } };
    history.replaceState({ key: shown.key, index: shown.index }, '');
    return;
  }
  rememberPlace();
  void travel({ target: new URL(location.href), kind: 'pop', ...(state as Pick<Entry, 'key' | 'index'>) });
}

function rememberPlace(): void {
  if (!failed) shown.place = placeNow();
}

/** @throws What went wrong, when the page says already that this journey has failed. */
async function travel(journey: Journey): Promise<void> {
  const mine = ++turn;
  const { target, key } = journey;
  const path = withoutBase(target.pathname);
  const timer = setTimeout(() => showProgress(document, 'loading'), patience);
  try {
    if (failed && key === shown.key) return giveUp();
    if (!failed && isSamePage(path, shown.page.route)) return moveWithin(journey);
    const known = entryOf(key);
    // A page that is still there as it was left is back at once.
    if (known?.frame) return show(journey, known.page, known.frame);
    const page = await pageAt(path);
    if (mine !== turn) return;
    await nextTask();
    const frame = elementOf(page.frame);
    await nextTask();
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

/** Another place, or another query, on the page that is shown. What a query changes, and where the focus goes then, its page knows. */
function moveWithin(journey: Journey): void {
  const { kind, key, index, target } = journey;
  const isSame = target.href === location.href;
  keepEntry(shown);
  shown = { key, index, page: shown.page, place: entryOf(key)?.place ?? { top: 0 } };
  enter(journey);
  tell(document, 'ui:address');
  const anchor = anchorOf(target);
  if (kind === 'pop') returnTo(shown.place);
  else if (anchor) showAnchor(anchor);
  else if (isSame) window.scrollTo(0, 0);
}

function show(
  journey: Journey,
  { route, head, section, versions, build }: Entry['page'],
  frame: Element,
): void {
  const { from, kind, key, index, target } = journey;
  const before = frameShown();
  const { activeElement } = document;
  const focus = from ?? (activeElement instanceof HTMLElement ? activeElement : undefined);
  // What React draws is drawn anew.
  const isKept = !failed && !before.querySelector('[data-island=search]');
  keepEntry({ ...shown, frame: isKept ? before : undefined, focus: isKept ? focus : undefined });
  const known = entryOf(key);
  const page = { route, head, section, versions, build };
  shown = { key, index, page, place: known?.place ?? { top: 0 }, focus: known?.focus };
  enter(journey);
  failed = undefined;
  showPage(page, frame);
  tell(document, 'ui:arrival');
  arrive(target, kind === 'pop' ? shown : undefined);
}

/** Puts the address into the bar, where it is not there already. */
function enter({ kind, target, key, index }: Journey): void {
  if (kind === 'push') history.pushState({ key, index }, '', target);
}

/** Says that a page did not arrive, or crashed while it was shown, in place of the text. What stands around it stays. */
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
  const isSaid = showError(place, isLost ? 'load-error' : 'crash-page', {
    detail:
      error instanceof TypeError ? 'The network did not answer.' : String((error as Error).message ?? error),
    retry: () => travel(journey),
    stay: () => {
      frame.removeAttribute(failedMarker);
      if (failed?.kind === 'pop') history.go(shown.index - failed.index);
      failed = undefined;
    },
  });
  if (!isSaid) return location.assign(journey.target);
  frame.setAttribute(failedMarker, '');
}

/** Brings the page back that was shown when a journey failed. One that crashed has to be loaded. */
function giveUp(): void {
  failed = undefined;
  const stay = frameShown().querySelector<HTMLElement>('[data-action="stay"]');
  if (stay) stay.click();
  else location.reload();
}

/** A key for an entry of the history. Unlike a counter it differs from those of documents loaded earlier in the tab. */
const newKey = () => Math.random().toString(36).slice(2);

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const isSamePage = (path: string, route: string) =>
  pageKey(decodeLeniently(path)).toLowerCase() === pageKey(route).toLowerCase();
