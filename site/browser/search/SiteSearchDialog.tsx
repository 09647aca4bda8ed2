import { useEffect } from 'react';

import { SearchDialog, type SearchTarget } from '#ui';

import { navigate } from '../navigation/visit';
import { site } from '../site';
import { mountDialog, type MountedDialogProps } from './mountDialog';
import { noResultsHref, suggestionsFor, topics } from './searchStart';
import { useSavedSearches } from './useSavedSearches';
import { useSearch } from './useSearch';

/** The search dialog with the site's search client. */
function SiteSearchDialog({ open, onOpenChange, initialQuery = '' }: MountedDialogProps) {
  const { base, issueUrl } = site;
  const { asked, status, found, ask, retry } = useSearch({ query: initialQuery });
  useEffect(() => ask({ query: initialQuery }), [ask, initialQuery]);
  const { visit, ...saved } = useSavedSearches();
  const query = asked.query.trim();

  return (
    <SearchDialog
      {...saved}
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={(next) => ask({ query: next })}
      status={status}
      groups={found?.groups}
      total={found?.total}
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
      suggestions={suggestionsFor(query, topics())}
      feedbackHref={issueUrl && noResultsHref(issueUrl, query)}
      onRetry={retry}
    />
  );
}

/** Opens the site's own dialog, or closes it. */
export const toggleSearch = mountDialog(SiteSearchDialog);
