import { useEffect } from 'react';

import { SearchDialog, type SearchTarget } from '#ui';

import { site } from '../site';
import { navigate } from '../navigation/visit';
import type { MountedDialogProps } from './mountDialog';
import { noResultsHref, suggestionsFor, topics } from './searchStart';
import { useSavedSearches } from './useSavedSearches';
import { useSearch } from './useSearch';

/** The search dialog with the site's engine behind it. */
export function SiteSearchDialog({ open, onOpenChange, initialQuery = '' }: MountedDialogProps) {
  const { base, issueUrl } = site;
  const { query, status, found, ask, retry } = useSearch({ query: initialQuery });
  useEffect(() => ask({ query: initialQuery }), [ask, initialQuery]);
  const saved = useSavedSearches();

  const go = (target: SearchTarget) => {
    saved.visit(target);
    onOpenChange(false);
    navigate(target.url);
  };
  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={(next) => ask({ query: next })}
      status={status}
      groups={found?.groups}
      total={found?.total}
      allResultsHref={`${base}search?q=${encodeURIComponent(query)}`}
      onSelect={go}
      onOpenInNewTab={(target) => {
        saved.visit(target);
        window.open(target.url, '_blank', 'noopener');
      }}
      recent={saved.recent}
      favourites={saved.favourites}
      onAddFavourite={saved.addFavourite}
      onRemoveRecent={saved.removeRecent}
      onRemoveFavourite={saved.removeFavourite}
      suggestions={suggestionsFor(query, topics())}
      feedbackHref={issueUrl && noResultsHref(issueUrl, query)}
      onRetry={retry}
    />
  );
}
