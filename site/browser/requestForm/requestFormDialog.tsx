import { onEvent } from '#ui/behaviors';

import type { RequestFile } from '../../reference/requestFile';
import { mountIsland } from '../mountIsland';
import { initialState } from './initialState';
import { SiteRequestForm } from './SiteRequestForm';

const island = mountIsland('request form');
let timesOpened = 0;
let openedOn = '';

/**
 * Loads the data of the request form for a method, and returns a function that opens it, replacing an open form.
 *
 * @param response Contains a {@link RequestFile}.
 * @param fragment The fragment of the link that the reader followed.
 */
export async function prepareRequestForm(response: Response, fragment?: string): Promise<() => void> {
  const now = new Date();
  const initial = await initialState((await response.json()) as RequestFile, fragment, now);
  return () => {
    openedOn = location.pathname;
    if (fragment !== undefined) {
      // The tab keeps the request from here on, so a reload finds it without the link.
      history.replaceState(history.state, '', `#${initial.requestFile.anchor}`);
      document.getElementById(initial.requestFile.anchor)?.scrollIntoView();
    }
    island.render(<SiteRequestForm {...initial} now={now} onClose={closeRequestForm} />, ++timesOpened);
  };
}

/** Closes it, and removes it once it has faded out. */
function closeRequestForm(): void {
  const closed = timesOpened;
  document.querySelector<HTMLDialogElement>('dialog[data-view]')?.close();
  setTimeout(() => closed === timesOpened && island.render(null), 100);
}

onEvent({ document }, 'ui:arrival', () => location.pathname !== openedOn && closeRequestForm());
