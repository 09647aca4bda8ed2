import { listen } from '#ui/behaviors';

import { seam } from '../../reference/request/seam';
import { bringWanted } from '../bringWanted';

const notLoaded = 'The request form did not arrive. You might want to check your network connection.';

const loadDesk = () => import(/* webpackChunkName: "desk" */ './deskDialog');

/** Opens the desk of a method when a reader wants it: by its button, or by a link that carries a request. */
export function openDeskOnWish(): void {
  const scope = { document };
  listen(
    scope,
    'ui:desk',
    ({ address }) =>
      void bringWanted(notLoaded, `[data-desk="${CSS.escape(address)}"]`, async (styles) => {
        const [{ showDesk }, answer] = await Promise.all([loadDesk(), fetch(address), styles]);
        await showDesk(answer);
      }),
  );
  listen(scope, 'ui:arrival', openLinked);
  listen(scope, 'ui:address', openLinked);
}

function openLinked(): void {
  if (!location.hash.includes(seam)) return;
  void bringWanted(notLoaded, 'header', async (styles) => {
    const [{ showLinked }] = await Promise.all([loadDesk(), styles]);
    await showLinked();
  });
}
