import { useLayoutEffect, type ReactNode } from 'react';

import { emit } from '#ui/behaviors';

/** Tells the behaviors that a story is on the page, as the site tells them that a page has arrived. */
export function Arrival({ children }: { children: ReactNode }) {
  useLayoutEffect(() => emit(document, 'ui:arrival'));
  return children;
}
