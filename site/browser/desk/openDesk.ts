import { listen } from '#ui/behaviors';

import { bringWanted } from '../bringWanted';

const notLoaded = 'The request form did not arrive. You might want to check your network connection.';

/** Opens the desk of a method when a reader wants it. */
export function openDeskOnWish(): void {
  listen({ document }, 'ui:desk', ({ address }) => void openDesk(address));
}

function openDesk(address: string): Promise<void> {
  const place = (notice: Element) =>
    document.querySelector(`[data-desk="${CSS.escape(address)}"]`)?.after(notice);
  return bringWanted(notLoaded, place, async (styles) => {
    const answer = fetch(address);
    // What fails is told by what waits for it below.
    answer.catch(() => undefined);
    const { showDesk } = await import(/* webpackChunkName: "desk" */ './deskDialog');
    await styles;
    await showDesk(await answer);
  });
}
