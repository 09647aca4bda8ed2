import { useLayoutEffect, useRef } from 'react';

import { contentMarker } from '../navigation/pageDocuments';
import { takeContent } from '../static/parsedContent';

/** React puts nothing into the element, and leaves in it what is there. */
const nothing = { __html: '' };

/**
 * The text of a page in the browser: the HTML that the build drew. It came with the document, where React leaves
 * it in place, or with the document that was fetched for a navigation. What is alive in it needs no React.
 */
export function StaticArticle({ routePath }: { routePath: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element.current?.hasChildNodes()) element.current?.append(...takeContent(routePath));
  }, [routePath]);
  return (
    <div
      key={routePath}
      ref={element}
      {...{ [contentMarker]: routePath }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}
