import type { ComponentType } from 'react';

import { onEvent } from '#ui/behaviors';

import { mountIsland } from '../mountIsland';

export interface MountedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  initialQuery?: string;
}

/** Adds a search dialog to the page. Returns a function that toggles it, or opens it again with a query. */
export function mountSearchDialog(Dialog: ComponentType<MountedDialogProps>): (query?: string) => void {
  const island = mountIsland('search');
  /** Resets the dialog's state each time it opens. */
  let timesOpened = 0;
  let isOpen = false;

  function show(open: boolean, query?: string): void {
    isOpen = open;
    const onOpenChange = (next: boolean) => show(next, query);
    island.render(<Dialog open={open} onOpenChange={onOpenChange} initialQuery={query} />, timesOpened);
  }

  // A link in the dialog was followed.
  onEvent({ document }, 'ui:arrival', () => isOpen && show(false));
  return (query) => {
    const open = !isOpen || query !== undefined;
    if (open) timesOpened++;
    show(open, query);
  };
}
