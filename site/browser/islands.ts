import { closeDrawer, decodeLeniently, disclosure, onEvent, showCrash } from '#ui/behaviors';

import { requestFragment } from '../reference/request/requestFragment';
import { loadOnDemand, removeNotice } from './loadOnDemand';
import { addIslandStyles } from './navigation/addStyles';
import { reloadOldBuild } from './navigation/pages';
import { isDevelopment } from './site';

/** Loads each island when the page has a place for it or the reader asks for it. A failure shows in its place. */
export function mountIslands(): void {
  const scope = { document };
  onEvent(scope, 'ui:search-intent', prefetchSearch);
  onEvent(scope, 'ui:search', ({ query }) => openSearch(query));
  onEvent(scope, 'ui:request-form', ({ address }) => openRequestForm(address));
  onEvent(scope, 'ui:arrival', openLinked);
  // To an anchor of the page, the browser goes by itself.
  addEventListener('hashchange', openLinked);
  // In the built site, the navigation does. Written out, so that it is in none of its scripts.
  if (process.env.NODE_ENV === 'development') disclosure({ ...scope, signal: new AbortController().signal });
  onEvent(scope, 'ui:arrival', fillPlaces);
  // The server of development answers none.
  if (hasAssistants && !isDevelopment) document.addEventListener('toggle', fillPlaces, true);
}

/** Set by the build: whether the site answers assistants, which its copy menus offer once they are open. */
declare const hasAssistants: boolean;

const places = hasAssistants ? ':is([data-island],[data-menu][open])' : '[data-island]';

/** Set by the build, which leaves out the dialog that the site doesn't use. */
declare const hasDocSearch: boolean;

const loadDialog = () =>
  hasDocSearch
    ? import(/* webpackChunkName: "search-docsearch" */ './search/SiteDocSearchDialog')
    : import(/* webpackChunkName: "search-dialog" */ './search/SiteSearchDialog');

function prefetchSearch(): void {
  const ignore = () => undefined;
  loadDialog().then(({ warmUp }) => warmUp(), ignore);
}

function openSearch(query?: string): void {
  void loadOnDemand('results', '[data-control=search]', async () => {
    const toggleSearch = await (await loadDialog()).toggleSearch;
    return () => {
      closeDrawer(document);
      toggleSearch(query);
    };
  });
}

function openRequestForm(address: string, fragment?: string): void {
  // A newer build may have another hash in the name of the file.
  const button = `[data-request-form^="${address.replace(/\w+\.json$/, '')}"]`;
  void loadOnDemand('the request form', fragment ? 'header' : button, async () => {
    const [{ prepareRequestForm }, answer] = await Promise.all([
      import(/* webpackChunkName: "request-form" */ './requestForm/requestFormDialog'),
      fetch(address),
    ]);
    return prepareRequestForm(answer, fragment);
  });
}

/** Opens the form with the request in the address, if its method is on this page. A notice about what the reader left goes. */
function openLinked(): void {
  removeNotice();
  const fragment = location.hash.slice(1);
  const anchor = requestFragment.exec(fragment)?.[1];
  const method = anchor && document.getElementById(decodeLeniently(anchor))?.closest('section');
  const button = method && method.querySelector<HTMLElement>('[data-request-form]');
  if (button) openRequestForm(button.dataset.requestForm!, fragment);
}

function fillPlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>(`${places}:not([data-filled])`)) {
    place.dataset.filled = '';
    const isSearch = place.dataset.island === 'search';
    const loaded: Promise<{ fill: (place: HTMLElement) => unknown }> = isSearch
      ? addIslandStyles().then(() => import(/* webpackChunkName: "search-page" */ './search/mountPage'))
      : import(/* webpackChunkName: "lazy-behaviors" */ './lazyBehaviors');
    loaded
      .then(({ fill }) => fill(place))
      .catch(async (error: unknown) => {
        delete place.dataset.filled;
        // A page without the other parts can be read.
        if (!isSearch) console.error(error);
        else if (!(await reloadOldBuild())) showCrash(place, error, fillPlaces);
      });
  }
}
