import { fromTemplate, showProgress } from '#ui/behaviors';

import { stylesOfAll } from './navigation/styles';

/** How long a reader waits before the line at the top says that what they want is on its way, in milliseconds. */
const patience = 200;

/**
 * Brings what a reader wants, with the styles of all pages. What does not arrive says so, with a way to try again.
 *
 * @param what What it is, in the message: "results".
 * @param where Selects what the message comes after.
 * @param load Fetches it, and resolves to what shows it.
 */
export async function bringWanted(
  what: string,
  where: string,
  load: () => Promise<() => unknown>,
): Promise<void> {
  document.querySelector('[data-missing]')?.remove();
  const timer = setTimeout(() => showProgress(document, 'loading'), patience);
  try {
    const [show] = await Promise.all([load(), stylesOfAll()]);
    await show();
  } catch (error) {
    console.error(error);
    const notice = fromTemplate(document, 'region-error');
    if (!notice) return;
    notice.dataset.missing = '';
    notice.querySelector('p')!.textContent =
      `Unable to fetch ${what}. You might want to check your network connection.`;
    notice.querySelector('button')?.addEventListener('click', () => void bringWanted(what, where, load));
    document.querySelector(where)?.after(notice);
  } finally {
    clearTimeout(timer);
    showProgress(document, 'done');
  }
}
