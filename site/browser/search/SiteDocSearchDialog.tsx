import { useState } from 'react';

import { DocSearchDialog, type DocSearchAnswers } from '#ui/DocSearchDialog';

import type { SearchQuery } from '../../search/engine/protocol';
import { navigate } from '../navigation/visit';
import { site } from '../site';
import { docSearchHit } from './docSearchHit';
import { mountDialog, type MountedDialogProps } from './mountDialog';
import { searchSettings } from './searchSettings';
import { siteClient } from './siteClient';
import { noResultsHref } from './searchStart';
import { siteQuery } from './siteQuery';

/** DocSearch's dialog with the site's search client. */
function SiteDocSearchDialog({ open, onOpenChange, initialQuery }: MountedDialogProps) {
  const { base } = site;
  const { issueUrl } = searchSettings;
  const [index] = useState(() => {
    const { query: _, ...searchParameters } = siteQuery({ query: '' });
    return { name: 'docs', searchParameters };
  });
  if (!open) return null;
  return (
    <DocSearchDialog
      index={index}
      search={answer}
      initialQuery={initialQuery}
      onClose={() => onOpenChange(false)}
      onGo={(url) => navigate(url)}
      allResultsHref={(query) => `${base}search?q=${encodeURIComponent(query)}`}
      feedbackHref={issueUrl === undefined ? undefined : (query) => noResultsHref(issueUrl, query)}
    />
  );
}

const answer = (async ({ requests: [query] }: { requests: [SearchQuery] }) => {
  const result = await (await siteClient()).search(query);
  return { results: [{ ...result, hits: result.hits.map(docSearchHit) }] };
}) as unknown as DocSearchAnswers;

/** Opens DocSearch's dialog, or closes it. */
export const toggleSearch = mountDialog(SiteDocSearchDialog);

export const warmUp = async () => (await siteClient()).warmUp();
