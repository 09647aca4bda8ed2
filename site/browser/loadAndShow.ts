import { fromTemplate, showProgress } from '#ui/behaviors';

import { addIslandStyles } from './navigation/addStyles';
import { reloadIfOutdated } from './navigation/loadPage';

/** How long a reader waits before the progress line shows, in milliseconds. */
export const progressDelay = 200;

/** Only the latest request is shown. */
let latestId = 0;

/** Removes the message about a failed load. */
export const removeNotice = () => document.querySelector('[data-notice]')?.remove();

/**
 * Loads something on demand and shows it, unless the reader has requested something else or left the page in the meantime.
 * A failure is shown on the page, with a button that tries again. When the site was updated, the page is reloaded instead.
 *
 * @param label Its name in the error message: "the request form".
 * @param controlSelector Selector of the control that loads it. Errors show after it.
 * @param load Resolves to a function that shows it at once.
 */
export async function loadAndShow(label: string, controlSelector: string, load: () => Promise<() => void>) {
  const id = ++latestId;
  const { pathname } = location;
  const isWanted = () => id === latestId && location.pathname === pathname;
  removeNotice();
  const timer = setTimeout(() => isWanted() && showProgress(document, 'loading'), progressDelay);
  try {
    // The page has only the styles of the components on it. An island may need more.
    const [show] = await Promise.all([load(), addIslandStyles()]);
    if (isWanted()) show();
  } catch (error) {
    console.error(error);
    if (!isWanted() || (await reloadIfOutdated(controlSelector))) return;
    const notice = fromTemplate(document, 'region-error');
    const control = document.querySelector<HTMLElement>(controlSelector);
    if (!notice || !control || !isWanted()) return;
    notice.dataset.notice = '';
    notice.querySelector('p')!.textContent =
      `Couldn't load ${label}. Check your connection, or reload the page.`;
    notice.querySelector('button')?.addEventListener('click', () => {
      control.focus();
      void loadAndShow(label, controlSelector, load);
    });
    (control.closest('header')?.lastElementChild ?? control).after(notice);
    notice.scrollIntoView({ block: 'nearest' });
  } finally {
    clearTimeout(timer);
    if (id === latestId) showProgress(document, 'done');
  }
}
