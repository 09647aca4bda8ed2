import { useLayoutEffect, type ReactNode } from 'react';

import { emit } from '#ui/behaviors';

/** Notifies the behaviors that a story is on the page, as the site does when a page has arrived. */
export function Arrival({ children }: { children: ReactNode }) {
  useLayoutEffect(() => emit(document, 'ui:arrival'));
  return children;
}
