import { fromTemplate, showProgress } from '#ui/behaviors';

import { stylesOfAll } from './navigation/styles';

/** How long a reader waits before the line at the top says that what they want is on its way, in milliseconds. */
const patience = 200;

/**
 * Brings what a reader wants, with the styles of all pages. What does not arrive says so, with a way to try again.
 *
 * @param message What is said then.
 * @param where Selects what the notice comes after.
 * @param show Loads it and shows it.
 */
export async function bringWanted(
  message: string,
  where: string,
  show: (styles: Promise<void>) => Promise<void>,
): Promise<void> {
  document.querySelector('[data-missing]')?.remove();
  const timer = setTimeout(() => showProgress(document, 'loading'), patience);
  try {
    await show(stylesOfAll());
  } catch (error) {
    console.error(error);
    const notice = fromTemplate(document, 'region-error');
    if (!notice) return;
    notice.dataset.missing = '';
    notice.querySelector('p')!.textContent = message;
    const retry = () => void bringWanted(message, where, show);
    notice.querySelector('button')?.addEventListener('click', retry);
    document.querySelector(where)?.after(notice);
  } finally {
    clearTimeout(timer);
    showProgress(document, 'done');
  }
}
