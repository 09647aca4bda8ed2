import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { onEvent } from '#ui/behaviors';

import { Region } from './Region';

export interface MountedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Query to open with. @default '' */
  initialQuery?: string;
}

/** Adds a search dialog to the page. Returns a function that toggles it, or opens it again with a query. */
export function mountDialog(Dialog: ComponentType<MountedDialogProps>): (query?: string) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  /** Resets the dialog's state each time it opens. */
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

  // A link in the dialog was followed.
  onEvent({ document }, 'ui:arrival', () => {
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
