import type { ReactNode } from 'react';

import { LoadError, RegionError } from '#ui';

import { Region } from './Region';

export interface ArticleRegionProps {
  /** Address of the page shown. */
  page: string;
  children: ReactNode;
}

/** The text of the page: a part that did not arrive can be fetched again; one that throws leaves the rest of the site usable. */
export function ArticleRegion({ page, children }: ArticleRegionProps) {
  return (
    <Region
      name="article"
      resetKey={page}
      fallback={(error, retry) =>
        isLoadError(error) ? (
          <LoadError detail={error.message} onRetry={retry} />
        ) : (
          <RegionError message="The text of this page crashed." onRetry={retry} />
        )
      }
    >
      {children}
    </Region>
  );
}

/** Whether an error means that something could not be fetched, not that it is wrong. */
const isLoadError = (error: Error) =>
  error.name === 'ChunkLoadError' || (error.name === 'TypeError' && /fetch/i.test(error.message));
