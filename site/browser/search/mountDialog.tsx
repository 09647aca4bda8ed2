import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { listen } from '#ui/behaviors';

import { Region } from './Region';

export interface MountedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What stands in the field when the dialog opens. @default '' */
  initialQuery?: string;
}

/**
 * Makes a place for a search dialog at the end of the page.
 *
 * @returns What opens the dialog, or closes it when it is open. With a query, which then stands in its field, an open
 *   dialog begins anew.
 */
export function mountDialog(Dialog: ComponentType<MountedDialogProps>): (query?: string) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  /** Counts the times that it was opened: each begins anew. */
  let turn = 0;
  let isOpen = false;

  function draw(query?: string): void {
    const onOpenChange = (open: boolean) => {
      isOpen = open;
      draw(query);
    };
    root.render(
      <Region key={turn} name="search">
        <Dialog open={isOpen} onOpenChange={onOpenChange} initialQuery={query} />
      </Region>,
    );
  }

  // A link in the dialog has led to another page.
  listen({ document }, 'ui:arrival', () => {
    if (!isOpen) return;
    isOpen = false;
    draw();
  });
  return (query) => {
    isOpen = !isOpen || query !== undefined;
    if (isOpen) turn++;
    draw(query);
  };
}
