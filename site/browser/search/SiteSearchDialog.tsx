import { useLayoutEffect, useMemo } from 'react';

import {
  savedGroups,
  SearchDialog,
  SearchFooter,
  SearchOutcome,
  SearchResults,
  SearchStart,
  type TargetGroup,
} from '#ui';

import { listedPages } from '../listedPages';
import { navigate } from '../navigation/navigate';
import { mountDialog, type MountedDialogProps } from './mountDialog';
import { startTargets } from './startTargets';
import { allResultsHref, noResultsHref } from './siteSearch';
import { useSavedSearches } from './useSavedSearches';
import { useSearch } from './useSearch';

export { warmUp } from './siteSearch';

type Props = MountedDialogProps & { places: TargetGroup[] };

function SiteSearchDialog({ open, onOpenChange, initialQuery = '', places }: Props) {
  const { query, pasted, status, found, ask, retry } = useSearch({ query: initialQuery }, true);
  // Before the reader can type, so that a typed query comes later and wins.
  useLayoutEffect(() => ask({ query: initialQuery }), [ask, initialQuery]);
  const { recent, favorites, visit, ...changes } = useSavedSearches();
  const start = useMemo(() => {
    const saved = savedGroups(recent, favorites);
    return saved.length > 0 ? saved : places;
  }, [recent, favorites, places]);

  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      pasted={pasted}
      onQueryChange={(next) => ask({ query: next })}
      status={status}
      groups={found?.groups}
      total={found?.nbHits}
      onSelect={(target) => {
        visit(target);
        onOpenChange(false);
        navigate(target.url);
      }}
      onOpenInNewTab={(target) => {
        visit(target);
        window.open(target.url, '_blank', 'noopener');
      }}
      startGroups={start}
    >
      <SearchStart {...changes} />
      <SearchResults />
      <SearchOutcome
        suggestions={found?.suggestions.map(({ title }) => title)}
        feedbackHref={noResultsHref(query)}
        onRetry={retry}
      />
      <SearchFooter allResultsHref={allResultsHref(query)} />
    </SearchDialog>
  );
}

/** Resolves to a function that opens the site's own dialog, or closes it. Loads its targets first, so nothing shifts. */
export const toggleSearch = listedPages().then((pages) => {
  const places = startTargets(pages);
  return mountDialog((props) => <SiteSearchDialog {...props} places={places} />);
});
