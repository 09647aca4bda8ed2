import { contentMarker } from '../navigation/pageDocuments';
import { pageHere } from '../navigation/pages';

/**
 * The text of a page in the browser: the HTML that the build drew. It came with the document, where React leaves
 * it in place, or with the document that was fetched for a navigation. What is alive in it needs no React.
 */
export function StaticArticle({ routePath }: { routePath: string }) {
  const html = { __html: pageHere(routePath)?.content ?? '' };
  return (
    <div
      key={routePath}
      {...{ [contentMarker]: routePath }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}
