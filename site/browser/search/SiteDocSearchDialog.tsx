import { useState } from 'react';

import { DocSearchDialog, type DocSearchFunction } from '#ui/DocSearchDialog';

import type { SearchQuery } from '../../search/engine/protocol';
import { navigate } from '../navigation/navigate';
import { toDocSearchHit } from './docSearchHit';
import { mountSearchDialog, type MountedDialogProps } from './mountSearchDialog';
import { searchSettings } from './searchSettings';
import { allResultsHref, newIssueHref, search, siteQuery } from './siteSearch';

export { warmUp } from './siteSearch';

function SiteDocSearchDialog({ open, onOpenChange, initialQuery }: MountedDialogProps) {
  const [index] = useState(() => {
    const { query: _, ...searchParameters } = siteQuery({ query: '' });
    return { name: 'docs', searchParameters };
  });
  if (!open) return null;
  return (
    <DocSearchDialog
      index={index}
      search={adaptedSearch}
      initialQuery={initialQuery}
      onClose={() => onOpenChange(false)}
      onGo={(url) => navigate(url)}
      allResultsHref={allResultsHref}
      feedbackHref={searchSettings.issueUrl === undefined ? undefined : (query) => newIssueHref(query)!}
    />
  );
}

const adaptedSearch = (async ({ requests: [query] }: { requests: [SearchQuery] }) => {
  const result = await search(query);
  return { results: [{ ...result, hits: result.hits.map(toDocSearchHit) }] };
}) as unknown as DocSearchFunction;

/** Opens DocSearch's dialog, or closes it. */
export const toggleReady = mountSearchDialog(SiteDocSearchDialog);
