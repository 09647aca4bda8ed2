import { useEffect } from 'react';

import { SearchDialog, type SearchPlaces, type SearchTarget } from '#ui';

import { listedPages } from '../listedPages';
import { navigate } from '../navigation/navigate';
import { mountDialog, type MountedDialogProps } from './mountDialog';
import { startPlaces } from './searchStart';
import { allResultsHref, noResultsHref } from './siteSearch';
import { useSavedSearches } from './useSavedSearches';
import { useSearch } from './useSearch';

export { warmUp } from './siteSearch';

type Props = MountedDialogProps & { places: SearchPlaces[] };

function SiteSearchDialog({ open, onOpenChange, initialQuery = '', places }: Props) {
  const { query, pasted, status, found, ask, retry } = useSearch({ query: initialQuery });
  useEffect(() => ask({ query: initialQuery }), [ask, initialQuery]);
  const { visit, ...saved } = useSavedSearches();

  return (
    <SearchDialog
      {...saved}
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      pasted={pasted}
      onQueryChange={(next) => ask({ query: next })}
      status={status}
      groups={found?.groups}
      total={found?.nbHits}
      allResultsHref={allResultsHref(query)}
      onSelect={(target: SearchTarget) => {
        visit(target);
        onOpenChange(false);
        navigate(target.url);
      }}
      onOpenInNewTab={(target) => {
        visit(target);
        window.open(target.url, '_blank', 'noopener');
      }}
      places={places}
      suggestions={found?.near.map(({ title }) => title)}
      feedbackHref={noResultsHref(query)}
      onRetry={retry}
    />
  );
}

/** Resolves to a function that opens the site's own dialog, or closes it. Waits for its places, so that nothing moves. */
export const toggleSearch = listedPages().then((pages) => {
  const places = startPlaces(pages);
  return mountDialog((props) => <SiteSearchDialog {...props} places={places} />);
});
