import { announce, decodeLeniently, showPageError, showProgress, emit } from '#ui/behaviors';

import { progressDelay, removeNotice } from '../loadAndShow';
import { hasInteracted } from '../interactions';
import { isDevelopment, site, withoutBase } from '../site';
import { addStyles } from './addStyles';
import { scrollAndFocus, showAnchor } from './scrollAndFocus';
import { isPlainClick, linkOf, siteTarget } from './siteTarget';
import { parseElement } from './parseElement';
import { keepPage, positions, readPositions, storePositions, takeKeptPage } from './tabHistory';
import { pageKey } from './pagePayload';
import { ServerError, forgetPage, NotCurrentBuildError, loadPage } from './loadPage';
import { currentPosition, trackReader, undoLateJump } from './readingPosition';
import { completeSidebar } from './sidebars';
import { currentFrame, currentPage, showPage, type LoadedPage } from './showPage';

/** The part of a history entry that is in `history.state`. */
interface HistoryState {
  key: string;
  /** Its position among the entries of the tab, from 0. */
  index: number;
}

interface Navigation extends HistoryState {
  target: URL;
  /** A followed link, or back and forward, which have already changed the address. */
  kind: 'push' | 'pop';
  /** The link that was followed. */
  link?: HTMLElement;
}

/** The entry whose page is shown. During a navigation, the address may belong to the next one. */
let active: HistoryState & {
  page: LoadedPage;
  /** The navigation whose error covers the page. */
  failure?: Navigation;
};

/** The navigation that started last; older ones are dropped. */
let latest: Navigation;

/**
 * Follows links without reloading the document. When the server returns something other than a page of the running
 * build, such as a file, the not-found page or a newer page, the browser loads the address. If it doesn't respond, the
 * page shows an error with a way to try again.
 */
export function followLinks(): void {
  const state = history.state as HistoryState | null;
  active = { key: newKey(), index: 0, ...state, page: currentPage() };
  replaceState(canonicalAddress(active.page.route));

  document.addEventListener('click', () => rememberPosition(), { capture: true });
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const target = link && isPlainClick(event) && siteTarget(link, new URL(location.href), site.base);
    if (!target) return;
    event.preventDefault();
    navigate(target, link);
  });
  addEventListener('popstate', onPopState);
  // Browsers scroll before they fire `popstate`.
  addEventListener('scroll', () => positions.set(active.key, { top: window.scrollY }));

  trackReader();
  readPositions();
  if (!hasInteracted()) resume();
  // The browser would restore positions before the page loads. While no script runs, only the browser can restore them.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    rememberPosition();
    storePositions();
  });
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // WebKit has scrolled to the top.
    if (persisted) resume();
  });
}

/** Goes to an address. Loads addresses of other sites, which a crawler's records may contain. */
export function navigate(address: URL | string, link?: HTMLElement): void {
  const target = new URL(address, location.href);
  if (isDevelopment || target.origin !== location.origin) return location.assign(target);
  void run({ target, kind: 'push', key: newKey(), index: active.index + 1, link });
}

function replaceState(address?: string): void {
  const { key, index } = active;
  history.replaceState({ key, index }, '', address);
}

/** The canonical form of the current address. The not-found page keeps the requested one. */
function canonicalAddress(route: string): string {
  const { origin, pathname, search, hash } = location;
  const path = route === '/404' ? pathname : `${site.base.slice(0, -1)}${route}`;
  // With the origin: a path may begin with two slashes.
  return `${origin}${path}${search}${hash}`;
}

/** Brings a returning reader back to where they were: browsers restore positions before all heights are known. */
function resume(): void {
  const position = positions.get(active.key);
  if (position?.seen ?? position?.focus) scrollAndFocus(location, position);
  else if (!position) showAnchor(location);
}

function onPopState(): void {
  const state = history.state as HistoryState | null;
  if (state === null && isSamePage(withoutBase(location.pathname), active.page.route)) {
    // An entry that the browser made for an anchor on the page.
    active = { ...active, key: newKey(), index: active.index + 1 };
    replaceState();
    showAnchor(location);
    return;
  }
  // Firefox empties the state of an entry when a link to its own anchor is pressed.
  void run({ index: active.index, key: newKey(), ...state, target: new URL(location.href), kind: 'pop' });
}

function rememberPosition(focused = document.activeElement): void {
  if (active.failure) return;
  undoLateJump();
  positions.set(active.key, currentPosition(focused));
}

/** Runs a navigation and shows its failure. Throws one that the page already shows, so that its button can say so. */
async function run(navigation: Navigation): Promise<void> {
  latest = navigation;
  removeNotice();
  const timer = setTimeout(() => showProgress(document, 'loading'), progressDelay);
  try {
    await showTarget(navigation);
  } catch (error) {
    if (navigation !== latest) return;
    if (navigation === active.failure) throw error;
    if (!(error instanceof NotCurrentBuildError)) showFailure(navigation, error);
    else if (navigation.kind === 'pop') location.reload();
    else location.assign(navigation.target);
  } finally {
    clearTimeout(timer);
    if (navigation === latest) showProgress(document, 'done');
  }
}

async function showTarget(navigation: Navigation): Promise<unknown> {
  const { target, key, link } = navigation;
  const path = withoutBase(target.pathname);
  if (!active.failure && isSamePage(path, active.page.route)) return moveWithin(navigation);
  if (active.failure && key === active.key) {
    // A crash has replaced the page.
    if (!uncoverPage()) location.reload();
    return;
  }
  const page = takeKeptPage(key) ?? (await preparePage(path));
  const change = { link, frame: page.frame, show: () => navigation === latest && show(navigation, page) };
  // `lazyBehaviors.ts` may show it in a transition.
  emit(document, 'ui:swap', change);
  return change.show();
}

/** Fetches a page and its dependencies, in short tasks. */
async function preparePage(path: string): Promise<LoadedPage> {
  const page = await loadPage(path);
  await nextTask();
  const frame = parseElement(page.frame);
  await Promise.all([addStyles(page.styles), completeSidebar(frame), nextTask()]);
  return { ...page, frame };
}

/** Goes to another anchor or query on the current page. The page itself handles a changed query and its focus. */
function moveWithin(navigation: Navigation): void {
  const { kind, target, key } = navigation;
  const isSameAddress = kind === 'push' && target.href === location.href;
  // A link to the anchor in the address leaves the entry as it is.
  const isTraversal = kind === 'pop' && key !== active.key;
  commit(navigation, active.page);
  emit(document, 'ui:address');
  if (isTraversal) scrollAndFocus(target, positions.get(key));
  else if (!showAnchor(target) && isSameAddress) window.scrollTo(0, 0);
}

function show(navigation: Navigation, page: LoadedPage): void {
  // A page with a React root, or with an error instead of its text, is rendered again.
  if (!active.failure && !active.page.frame.querySelector('[data-needs=search]')) keepPage(active);
  commit(navigation, page);
  showPage(page);
  emit(document, 'ui:arrival');
  scrollAndFocus(navigation.target, positions.get(active.key));
  // Screen readers read the focused heading themselves.
  if (!document.activeElement?.matches('main h1')) announce(document, document.title);
}

/** Makes a navigation's entry the current one, and updates the address unless the browser has. */
function commit({ kind, target, key, index, link }: Navigation, page: LoadedPage): void {
  rememberPosition(link);
  active = { key, index, page };
  if (kind === 'push') history.pushState({ key, index }, '', target);
}

/** Shows an error instead of the text: the page didn't load, or it crashed. The rest of the page stays. */
function showFailure(navigation: Navigation, error: unknown): void {
  const isLoadError = error instanceof TypeError || error instanceof ServerError;
  if (!isLoadError) {
    console.error(error);
    forgetPage(withoutBase(navigation.target.pathname));
  }
  uncoverPage();
  active.failure = navigation;
  const region = currentFrame().querySelector(isLoadError ? 'main' : ':has(> main)')!;
  const isShown = showPageError(region, isLoadError ? 'load-error' : 'crash-page', {
    detail: error instanceof TypeError ? 'A file did not load.' : (error as Error).message,
    retry: () => run(navigation),
    stay: () => {
      // Back and forward have changed the address.
      if (active.failure?.kind === 'pop') history.go(active.index - active.failure.index);
      active.failure = undefined;
    },
  });
  if (!isShown) location.assign(navigation.target);
}

/** Restores the page behind an error. Returns false after a crash, which has replaced the page. */
function uncoverPage(): boolean {
  // Before the click, so that its handler leaves the history alone.
  active.failure = undefined;
  const button = currentFrame().querySelector<HTMLElement>('[data-action=stay]');
  button?.click();
  return button !== null;
}

/** A key for an entry. A counter would repeat the keys of documents loaded earlier in the tab. */
const newKey = () => Math.random().toString(36);

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const isSamePage = (path: string, route: string) =>
  pageKey(decodeLeniently(path)).toLowerCase() === pageKey(route).toLowerCase();
