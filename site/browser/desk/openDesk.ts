import { listen } from '#ui/behaviors';

import { seam } from '../../reference/request/requestLink';
import { bringWanted } from '../bringWanted';

const loadDesk = () => import(/* webpackChunkName: "desk" */ './deskDialog');

const bringDesk = (where: string, load: () => Promise<() => unknown>) =>
  void bringWanted('the request form', where, load);

/** Opens the desk of a method when a reader wants it: by its button, or by a link that carries a request. */
export function openDeskOnWish(): void {
  const scope = { document };
  listen(scope, 'ui:desk', ({ address }) =>
    bringDesk(`[data-desk="${address}"]`, async () => {
      const [{ showDesk }, answer] = await Promise.all([loadDesk(), fetch(address)]);
      return () => showDesk(answer);
    }),
  );
  for (const name of ['ui:arrival', 'ui:address'] as const) listen(scope, name, openLinked);
}

function openLinked(): void {
  if (location.hash.includes(seam)) bringDesk('header', async () => (await loadDesk()).showLinked);
}
