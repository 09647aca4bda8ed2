import { closeDrawer, listen } from '#ui/behaviors';

import { bringWanted } from '../bringWanted';
import { stylesOfAll } from '../navigation/styles';
import { site } from '../site';
import { loadSearchClient } from './loadSearchClient';

/** Put in by the build: the dialog that a site does not use is in no script of it. */
declare const hasDocSearch: boolean;

const loadDialog = () =>
  hasDocSearch
    ? import(/* webpackChunkName: "search-docsearch" */ './docSearchDialog')
    : import(/* webpackChunkName: "search-dialog" */ './searchDialog');

/** Opens the search when a reader wants it, and fetches what it needs when they may be about to. */
export function openSearchOnWish(): void {
  const scope = { document };
  listen(scope, 'ui:search-intent', prepare);
  listen(scope, 'ui:search', ({ query }) => void openSearch(query));
}

function prepare(): void {
  Promise.all([loadDialog(), stylesOfAll()]).catch(() => undefined);
  loadSearchClient(site)
    .then(({ warmUp }) => warmUp())
    .catch(() => undefined);
}

function openSearch(query?: string): Promise<void> {
  return bringWanted('results', 'header', async () => {
    const { toggleSearch } = await loadDialog();
    return () => {
      closeDrawer(document);
      toggleSearch(query);
    };
  });
}
