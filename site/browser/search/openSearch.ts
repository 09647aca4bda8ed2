import { closeDrawer, fromTemplate, listen, showProgress } from '#ui/behaviors';

import { stylesOfAll } from '../navigation/styles';
import { site } from '../site';
import { loadSearchClient } from './loadSearchClient';

/** How long a reader waits for the dialog before the line at the top says that it is on its way, in milliseconds. */
const patience = 200;

/** What the dialog itself would say. */
const notLoaded = 'Unable to fetch results. You might want to check your network connection.';

const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ './searchDialog');

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

async function openSearch(query?: string): Promise<void> {
  document.querySelector('[data-search-missing]')?.remove();
  const timer = setTimeout(() => showProgress(document, 'loading'), patience);
  try {
    const [{ toggleSearch }] = await Promise.all([loadDialog(), stylesOfAll()]);
    closeDrawer(document);
    toggleSearch(query);
  } catch (error) {
    console.error(error);
    sayMissing(query);
  } finally {
    clearTimeout(timer);
    showProgress(document, 'done');
  }
}

function sayMissing(query?: string): void {
  const notice = fromTemplate(document, 'region-error');
  if (!notice) return;
  notice.dataset.searchMissing = '';
  notice.querySelector('p')!.textContent = notLoaded;
  notice.querySelector('button')?.addEventListener('click', () => void openSearch(query));
  document.querySelector('header')?.after(notice);
}
