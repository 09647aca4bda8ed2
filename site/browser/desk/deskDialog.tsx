import { createRoot } from 'react-dom/client';

import { listen } from '#ui/behaviors';

import { fromJson } from '../../reference/request/fromJson';
import type { RequestFile } from '../../reference/request/requestFile';
import { Region } from '../search/Region';
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
 */
export async function showDesk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  const file = (await answer.json()) as RequestFile;
  turn++;
  page = location.pathname;
  const example = fromJson(file.example, file.schema).value;
  root.render(
    <Region key={turn} name="request form">
      <SiteDesk file={file} start={example} example={example} now={new Date()} onClose={closeDesk} />
    </Region>,
  );
}

function closeDesk(): void {
  root.render(null);
}

// A link has led to another page.
listen({ document }, 'ui:arrival', () => {
  if (location.pathname !== page) closeDesk();
});
