import { useEffect } from 'react';

import { SearchDialog, type SearchPlaces, type SearchTarget } from '#ui';

import { listedPages } from '../listedPages';
import { navigate } from '../navigation/visit';
import { site } from '../site';
import { mountDialog, type MountedDialogProps } from './mountDialog';
import { searchSettings } from './searchSettings';
import { noResultsHref, startPlaces } from './searchStart';
import { siteClient } from './siteClient';
import { useSavedSearches } from './useSavedSearches';
import { useSearch } from './useSearch';

type Props = MountedDialogProps & { places: SearchPlaces[] };

/** The search dialog with the site's search client. */
function SiteSearchDialog({ open, onOpenChange, initialQuery = '', places }: Props) {
  const { base } = site;
  const { issueUrl } = searchSettings;
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
      allResultsHref={`${base}search?q=${encodeURIComponent(query)}`}
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
      feedbackHref={issueUrl && noResultsHref(issueUrl, query)}
      onRetry={retry}
    />
  );
}

/** Resolves to a function that opens the site's own dialog, or closes it. Waits for its places, so that nothing moves. */
export const toggleSearch = listedPages().then((pages) => {
  const places = startPlaces(pages);
  return mountDialog((props) => <SiteSearchDialog {...props} places={places} />);
});

export const warmUp = async () => (await siteClient()).warmUp();
