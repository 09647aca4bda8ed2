import { closeDrawer, decodeLeniently, revealTarget, onEvent, showRegionError } from '#ui/behaviors';

import { requestFragment } from '../reference/request/requestFragment';
import { fetchOk } from './fetchOk';
import { loadAndShow } from './loadAndShow';
import { addIslandStyles } from './navigation/addStyles';
import { reloadIfOutdated } from './navigation/loadPage';
import { isDevelopment } from './site';

/** Listens for what needs an island or a lazy behavior, and loads it then. */
export function loadIslandsOnDemand(): void {
  const scope = { document, signal: new AbortController().signal };
  onEvent(scope, 'ui:search-intent', prefetchSearch);
  onEvent(scope, 'ui:search', ({ query }) => openSearch(query));
  onEvent(scope, 'ui:request-form', ({ href }) => openRequestForm(href));
  onEvent(scope, 'ui:arrival', openLinkedRequest);
  // The browser itself goes to an anchor on the page.
  addEventListener('hashchange', openLinkedRequest);
  // In the built site, the navigation does this. Written out so that the build removes it.
  if (process.env.NODE_ENV === 'development') revealTarget(scope);
  onEvent(scope, 'ui:arrival', fillSlots);
  // The development server doesn't answer assistants.
  if (HAS_ASSISTANTS && !isDevelopment) document.addEventListener('toggle', fillSlots, true);
}

/** Set by `rspress/themePlugin.ts`: whether copy menus offer to connect assistants, and which search dialog there is. */
declare const HAS_ASSISTANTS: boolean;
declare const HAS_DOCSEARCH: boolean;

const slotSelector = HAS_ASSISTANTS ? ':is([data-needs],[data-menu][open])' : '[data-needs]';

const loadDialog = () =>
  HAS_DOCSEARCH
    ? import(/* webpackChunkName: "search-docsearch" */ './search/SiteDocSearchDialog')
    : import(/* webpackChunkName: "search-dialog" */ './search/SiteSearchDialog');

function prefetchSearch(): void {
  loadDialog()
    .then(({ warmUp }) => warmUp())
    .catch(() => undefined);
}

function openSearch(query?: string): void {
  void loadAndShow('the search', '[data-control=search]', async () => {
    const toggleSearch = await (await loadDialog()).toggleReady;
    return () => {
      closeDrawer(document);
      toggleSearch(query);
    };
  });
}

function openRequestForm(href: string, fragment?: string): void {
  // A newer build may have another hash in the name of the file.
  const button = `[data-request-form^="${href.replace(/\w+\.json$/, '')}"]`;
  void loadAndShow('the request form', fragment ? 'header' : button, async () => {
    const [{ prepareRequestForm }, response] = await Promise.all([
      import(/* webpackChunkName: "request-form" */ './requestForm/requestFormDialog'),
      fetchOk(href),
    ]);
    return prepareRequestForm(response, fragment);
  });
}

/** Opens the form with the request in the address, if its method is on this page. */
function openLinkedRequest(): void {
  const fragment = location.hash.slice(1);
  const anchor = decodeLeniently(requestFragment.exec(fragment)?.[1] ?? '');
  const method = document.getElementById(anchor)?.closest('section');
  const href = method?.querySelector<HTMLElement>('[data-request-form]')?.dataset.requestForm;
  if (href) openRequestForm(href, fragment);
}

function fillSlots(): void {
  for (const slot of document.querySelectorAll<HTMLElement>(`${slotSelector}:not([data-filled])`)) {
    slot.dataset.filled = '';
    const isSearch = slot.dataset.needs === 'search';
    const loaded: Promise<{ fill: (slot: HTMLElement) => unknown }> = isSearch
      ? addIslandStyles().then(() => import(/* webpackChunkName: "search-page" */ './search/fillSearchSlot'))
      : import(/* webpackChunkName: "lazy-behaviors" */ './lazyBehaviors');
    loaded
      .then(({ fill }) => fill(slot))
      .catch(async (error: unknown) => {
        delete slot.dataset.filled;
        // Without lazy behaviors, the page can still be read.
        if (!isSearch) console.error(error);
        else if (!(await reloadIfOutdated())) showRegionError(slot, error, fillSlots);
      });
  }
}
