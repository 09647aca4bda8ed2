import { createRoot } from 'react-dom/client';

import { listen } from '#ui/behaviors';

import type { RequestFile } from '../../reference/request/requestFile';
import { seam } from '../../reference/request/requestLink';
import { Region } from '../search/Region';
import { openingOf } from './openingOf';
import { SiteDesk } from './SiteDesk';

/** Where the desk is drawn, at the end of the page. */
const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Counts the times that it was opened: each begins anew. */
let turn = 0;

/** Path of the page that it was opened on. */
let page = '';

/**
 * Opens the desk of a method. One that is open closes.
 *
 * @param answer What the desk needs to know of the method: see `RequestFile`.
 * @param fragment The fragment of the link that the reader followed.
 */
export async function showDesk(answer: Response, fragment?: string): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  const now = new Date();
  const opening = await openingOf((await answer.json()) as RequestFile, fragment, now);
  turn++;
  page = location.pathname;
  if (fragment !== undefined) document.getElementById(opening.file.anchor)?.scrollIntoView();
  root.render(
    <Region key={turn} name="request form">
      <SiteDesk {...opening} now={now} onClose={closeDesk} />
    </Region>,
  );
}

/** Opens the desk with the request that the address carries. Addresses of anything else are left alone. */
export async function showLinked(): Promise<void> {
  const fragment = location.hash.slice(1);
  const [anchor] = fragment.split(seam);
  const row = document.getElementById(decodeURIComponent(anchor!))?.closest('section');
  const address = row?.querySelector<HTMLElement>('[data-desk]')?.dataset.desk;
  if (address === undefined) return;
  // The request is in the desk from now on. Who loads the page anew finds it there.
  history.replaceState(history.state, '', `#${anchor}`);
  await showDesk(await fetch(address), fragment);
}

function closeDesk(): void {
  root.render(null);
}

// A link has led to another page.
listen({ document }, 'ui:arrival', () => {
  if (location.pathname !== page) closeDesk();
});
