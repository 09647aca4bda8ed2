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
import { mountSearchDialog, type MountedDialogProps } from './mountSearchDialog';
import { startGroupsOf } from './startGroupsOf';
import { allResultsHref, newIssueHref } from './siteSearch';
import { useSavedTargets } from './useSavedTargets';
import { useSearch } from './useSearch';

export { warmUp } from './siteSearch';

type Props = MountedDialogProps & { startGroups: TargetGroup[] };

function SiteSearchDialog({ open, onOpenChange, initialQuery = '', startGroups }: Props) {
  const { query, pasted, status, data, runSearch, retry } = useSearch({ query: initialQuery }, true);
  // Before the reader can type, so that a typed query comes later and wins.
  useLayoutEffect(() => runSearch({ query: initialQuery }), [runSearch, initialQuery]);
  const { recent, favorites, visit, ...changes } = useSavedTargets();
  const initialGroups = useMemo(() => {
    const saved = savedGroups(recent, favorites);
    return saved.length > 0 ? saved : startGroups;
  }, [recent, favorites, startGroups]);

  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      pasted={pasted}
      onQueryChange={(next) => runSearch({ query: next })}
      status={status}
      groups={data?.groups}
      total={data?.nbHits}
      onSelect={(target) => {
        visit(target);
        onOpenChange(false);
        navigate(target.url);
      }}
      onOpenInNewTab={(target) => {
        visit(target);
        window.open(target.url, '_blank', 'noopener');
      }}
      startGroups={initialGroups}
    >
      <SearchStart {...changes} />
      <SearchResults />
      <SearchOutcome suggestions={data?.suggestions} feedbackHref={newIssueHref(query)} onRetry={retry} />
      <SearchFooter allResultsHref={allResultsHref(query)} />
    </SearchDialog>
  );
}

/** Resolves to a function that opens the site's own dialog, or closes it. Loads its targets first, so nothing shifts. */
export const toggleReady = listedPages().then((pages) => {
  const startGroups = startGroupsOf(pages);
  return mountSearchDialog((props) => <SiteSearchDialog {...props} startGroups={startGroups} />);
});
