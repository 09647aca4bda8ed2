import { decodeLeniently, listen } from '#ui/behaviors';

import { requestFragment } from '../../reference/request/requestFragment';
import { loadOnDemand } from '../loadOnDemand';

/** Opens the request form of a method by its button, or by a link with a request. */
export function openDeskOnWish(): void {
  const scope = { document };
  listen(scope, 'ui:desk', ({ address }) => openDesk(address, `[data-desk="${address}"]`));
  for (const name of ['ui:arrival', 'ui:address'] as const) listen(scope, name, openLinked);
}

function openDesk(address: string, where: string, fragment?: string): void {
  void loadOnDemand('the request form', where, async () => {
    const [{ prepareDesk }, answer] = await Promise.all([
      import(/* webpackChunkName: "desk" */ './deskDialog'),
      fetch(address),
    ]);
    return prepareDesk(answer, fragment);
  });
}

/** Opens the form with the request in the address, if its method is on this page. */
function openLinked(): void {
  const fragment = location.hash.slice(1);
  const anchor = requestFragment.exec(fragment)?.[1];
  const method = anchor && document.getElementById(decodeLeniently(anchor))?.closest('section');
  const button = method && method.querySelector<HTMLElement>('[data-desk]');
  if (button) openDesk(button.dataset.desk!, 'header', fragment);
}
