import { createRoot } from 'react-dom/client';

import { listen } from '#ui/behaviors';

import { Region } from './Region';
import { SiteSearchDialog } from './SiteSearchDialog';

/** Where the dialog is drawn, at the end of the page. */
const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Counts the times that it was opened: each begins anew. */
let turn = 0;

let isOpen = false;

/**
 * Opens the dialog, or closes it when it is open.
 *
 * @param query What stands in its field. With words, an open dialog begins anew. @default nothing
 */
export function toggleSearch(query?: string): void {
  isOpen = !isOpen || query !== undefined;
  if (isOpen) turn++;
  draw(query);
}

function draw(query?: string): void {
  const onOpenChange = (open: boolean) => {
    isOpen = open;
    draw(query);
  };
  root.render(
    <Region key={turn} name="search">
      <SiteSearchDialog open={isOpen} onOpenChange={onOpenChange} initialQuery={query} />
    </Region>,
  );
}

// A link in the dialog has led to another page.
listen({ document }, 'ui:arrival', () => {
  if (!isOpen) return;
  isOpen = false;
  draw();
});
