import { closeDrawer, listen } from '#ui/behaviors';

import { loadOnDemand } from '../loadOnDemand';
import { site } from '../site';
import { loadSearchClient } from './searchClient';

/** Set by the build, which leaves out the dialog that the site doesn't use. */
declare const hasDocSearch: boolean;

const loadDialog = () =>
  hasDocSearch
    ? import(/* webpackChunkName: "search-docsearch" */ './SiteDocSearchDialog')
    : import(/* webpackChunkName: "search-dialog" */ './SiteSearchDialog');

/** Opens the search on demand, and prefetches it when a reader is about to use it. */
export function mountSearch(): void {
  const scope = { document };
  listen(scope, 'ui:search-intent', prefetchSearch);
  listen(scope, 'ui:search', ({ query }) => void openSearch(query));
}

function prefetchSearch(): void {
  loadDialog().catch(() => undefined);
  loadSearchClient(site)
    .then(({ warmUp }) => warmUp())
    .catch(() => undefined);
}

function openSearch(query?: string): Promise<void> {
  return loadOnDemand('results', 'header', async () => {
    const { toggleSearch } = await loadDialog();
    return () => {
      closeDrawer(document);
      toggleSearch(query);
    };
  });
}
