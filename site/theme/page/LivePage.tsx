import { lazy, Suspense } from 'react';

import { Prose } from '#ui';

import { SiteRegion } from '../regions/SiteRegion';

const SiteSearchPage = lazy(() => import(/* webpackChunkName: "search-page" */ '../search/SiteSearchPage'));

/** The content of a page that React draws in the browser too. */
export function LivePage({ routePath }: { routePath: string }) {
  return (
    <SiteRegion name="search" resetKey={routePath}>
      <Prose>
        <Suspense>
          <SiteSearchPage />
        </Suspense>
      </Prose>
    </SiteRegion>
  );
}
