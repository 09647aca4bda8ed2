import { fromTemplate, listen, showProgress } from '#ui/behaviors';

import type { RequestFile } from '../../reference/request/requestFile';
import { stylesOfAll } from '../navigation/styles';

/** How long a reader waits for the desk before the line at the top says that it is on its way, in milliseconds. */
const patience = 200;

/** Opens the desk of a method when a reader wants it. */
export function openDeskOnWish(): void {
  listen({ document }, 'ui:desk', ({ address }) => void openDesk(address));
}

async function openDesk(address: string): Promise<void> {
  document.querySelector('[data-desk-missing]')?.remove();
  const timer = setTimeout(() => showProgress(document, 'loading'), patience);
  try {
    const [{ showDesk }, file] = await Promise.all([
      import(/* webpackChunkName: "desk" */ './deskDialog'),
      fileAt(address),
      stylesOfAll(),
    ]);
    showDesk(file);
  } catch (error) {
    console.error(error);
    sayMissing(address);
  } finally {
    clearTimeout(timer);
    showProgress(document, 'done');
  }
}

async function fileAt(address: string): Promise<RequestFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as RequestFile;
}

function sayMissing(address: string): void {
  const notice = fromTemplate(document, 'region-error');
  const button = document.querySelector(`[data-desk="${CSS.escape(address)}"]`);
  if (!notice || !button) return;
  notice.dataset.deskMissing = '';
  notice.querySelector('p')!.textContent =
    'The request form did not arrive. You might want to check your network connection.';
  notice.querySelector('button')?.addEventListener('click', () => void openDesk(address));
  button.after(notice);
}
