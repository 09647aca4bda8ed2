import { closeDrawer, decodeLeniently, listen, showCrash } from '#ui/behaviors';

import { requestFragment } from '../reference/request/requestFragment';
import { loadOnDemand } from './loadOnDemand';
import { loadSearchClient } from './search/searchClient';

/** Loads each island when the page has a place for it or the reader asks for it. A failure shows in its place. */
export function mountIslands(): void {
  const scope = { document };
  listen(scope, 'ui:search-intent', prefetchSearch);
  listen(scope, 'ui:search', ({ query }) => void openSearch(query));
  listen(scope, 'ui:desk', ({ address }) => openDesk(address, `[data-desk="${address}"]`));
  for (const name of ['ui:arrival', 'ui:address'] as const) listen(scope, name, openLinked);
  listen(scope, 'ui:arrival', fillPlaces);
}

/** Set by the build, which leaves out the dialog that the site doesn't use. */
declare const hasDocSearch: boolean;

const loadDialog = () =>
  hasDocSearch
    ? import(/* webpackChunkName: "search-docsearch" */ './search/SiteDocSearchDialog')
    : import(/* webpackChunkName: "search-dialog" */ './search/SiteSearchDialog');

function prefetchSearch(): void {
  loadDialog().catch(() => undefined);
  loadSearchClient()
    .then(({ warmUp }) => warmUp())
    .catch(() => undefined);
}

function openSearch(query?: string): Promise<void> {
  return loadOnDemand('results', 'header > :last-child', async () => {
    const toggleSearch = await (await loadDialog()).toggleSearch;
    return () => {
      closeDrawer(document);
      toggleSearch(query);
    };
  });
}

function openDesk(address: string, where: string, fragment?: string): void {
  void loadOnDemand('the request form', where, async () => {
    const [{ prepareDesk }, answer] = await Promise.all([
      import(/* webpackChunkName: "desk" */ './desk/deskDialog'),
      fetch(address),
    ]);
    return prepareDesk(answer, fragment);
  });
}

/** Opens the form with the request in the address, if its method is on this page. */
function openLinked(): void {
  const fragment = location.hash.slice(1);
  const anchor = requestFragment.exec(fragment)?.[1];
  const method = anchor && document.getElementById(decodeLeniently(anchor))?.closest('section');
  const button = method && method.querySelector<HTMLElement>('[data-desk]');
  if (button) openDesk(button.dataset.desk!, 'header > :last-child', fragment);
}

type Load = () => Promise<{ fill: (place: HTMLElement) => unknown }>;

const lazyBehaviors: Load = () => import(/* webpackChunkName: "lazy-behaviors" */ './lazyBehaviors');
const searchPage: Load = () => import(/* webpackChunkName: "search-page" */ './search/mountPage');

function fillPlaces(): void {
  document.querySelector('[data-missing]')?.remove();
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]:not([data-filled])')) {
    place.dataset.filled = '';
    (place.dataset.island === 'search' ? searchPage : lazyBehaviors)()
      .then(({ fill }) => fill(place))
      .catch((error: unknown) => {
        delete place.dataset.filled;
        showCrash(place, error, fillPlaces);
      });
  }
}
