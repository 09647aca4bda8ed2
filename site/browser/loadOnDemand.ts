import { fromTemplate, showProgress } from '#ui/behaviors';

/** How long a reader waits before the progress line shows, in milliseconds. */
export const patience = 200;

/** Counts what readers asked for: only the latest is shown. */
let turn = 0;

/**
 * Loads something on demand and shows it, unless the reader has asked for something else or left the page in the meantime. A
 * failure is shown on the page, with a button that tries again.
 *
 * @param what Its name in the error message: "results".
 * @param where Selects the element that the error message follows. In the header, it hangs below.
 * @param load Resolves to a function that shows it at once.
 */
export async function loadOnDemand(what: string, where: string, load: () => Promise<() => void>) {
  const mine = ++turn;
  const { pathname } = location;
  const isWanted = () => mine === turn && location.pathname === pathname;
  document.querySelector('[data-missing]')?.remove();
  const timer = setTimeout(() => isWanted() && showProgress(document, 'loading'), patience);
  try {
    const show = await load();
    if (isWanted()) show();
  } catch (error) {
    console.error(error);
    const notice = isWanted() && fromTemplate(document, 'region-error');
    if (!notice) return;
    notice.dataset.missing = '';
    notice.querySelector('p')!.textContent =
      `Unable to fetch ${what}. You might want to check your network connection.`;
    notice.querySelector('button')?.addEventListener('click', () => void loadOnDemand(what, where, load));
    document.querySelector(where)?.after(notice);
  } finally {
    clearTimeout(timer);
    if (mine === turn) showProgress(document, 'done');
  }
}
