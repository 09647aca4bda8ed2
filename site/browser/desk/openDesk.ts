import { listen } from '#ui/behaviors';

import { linkedAnchor } from '../../reference/request/linkedAnchor';
import { bringWanted } from '../bringWanted';

const notLoaded = 'The request form did not arrive. You might want to check your network connection.';

/** Opens the desk of a method when a reader wants it: by its button, or by a link that carries a request. */
export function openDeskOnWish(): void {
  const scope = { document };
  listen(scope, 'ui:desk', ({ address }) => void openDesk(address));
  listen(scope, 'ui:arrival', openLinked);
  listen(scope, 'ui:address', openLinked);
}

function openLinked(): void {
  const fragment = location.hash.slice(1);
  const anchor = linkedAnchor(fragment);
  const row = anchor && document.getElementById(anchor)?.closest('section');
  const address = row && row.querySelector<HTMLElement>('[data-desk]')?.dataset.desk;
  if (!address) return;
  // The request is in the desk from now on. Who loads the page anew finds it there.
  history.replaceState(history.state, '', `#${anchor}`);
  void openDesk(address, fragment);
}

function openDesk(address: string, fragment?: string): Promise<void> {
  const place = (notice: Element) =>
    document.querySelector(`[data-desk="${CSS.escape(address)}"]`)?.after(notice);
  return bringWanted(notLoaded, place, async (styles) => {
    const answer = fetch(address);
    // What fails is told by what waits for it below.
    answer.catch(() => undefined);
    const { showDesk } = await import(/* webpackChunkName: "desk" */ './deskDialog');
    await styles;
    await showDesk(await answer, fragment);
  });
}
