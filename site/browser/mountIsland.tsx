import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

import { ErrorBoundary } from './ErrorBoundary';

/**
 * Mounts an island at a place, or at the end of the page. A crash shows in its place.
 *
 * @param name Of the island, for the message about a crash.
 */
export function mountIsland(
  name: string,
  place: Element = document.body.appendChild(document.createElement('div')),
) {
  const root = createRoot(place);
  return {
    /** @param key Another one starts with fresh state. */
    render: (island: ReactNode, key = 0) =>
      root.render(
        <ErrorBoundary key={key} name={name}>
          {island}
        </ErrorBoundary>,
      ),
    unmount: () => root.unmount(),
  };
}
