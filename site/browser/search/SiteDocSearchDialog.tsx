import { useState } from 'react';

import { DocSearchDialog, type DocSearchAnswers } from '#ui/DocSearchDialog';

import type { SearchRequest } from '../../search/engine/protocol';
import { requestOf } from '../../search/requestOf';
import { site } from '../site';
import { docSearchHit } from './docSearchHit';
import { navigate } from '../navigation/visit';
import { loadSearchClient } from './loadSearchClient';
import type { MountedDialogProps } from './mountDialog';
import { noResultsHref } from './searchStart';
import { versionHere } from './versionHere';

/** The dialog of DocSearch with the site's search behind it: it asks and shows, our client and our reader of answers do the rest. */
export function SiteDocSearchDialog({ open, onOpenChange, initialQuery }: MountedDialogProps) {
  const { base, issueUrl, language } = site;
  const [index] = useState(() => {
    const {
      indexName: name,
      query: _asked,
      ...searchParameters
    } = requestOf('', {
      language,
      version: versionHere(),
    }).requests[0]!;
    return { name, searchParameters };
  });
  if (!open) return null;
  const close = () => onOpenChange(false);
  return (
    <DocSearchDialog
      index={index}
      search={answer}
      initialQuery={initialQuery}
      onClose={close}
      onGo={(url) => navigate(url)}
      allResultsHref={(query) => `${base}search?q=${encodeURIComponent(query)}`}
      feedbackHref={issueUrl === undefined ? undefined : (query) => noResultsHref(issueUrl, query)}
    />
  );
}

const answer = (async (request: SearchRequest) => {
  const client = await loadSearchClient(site);
  const { results } = await client.search(request);
  return { results: results.map((result) => ({ ...result, hits: result.hits.map(docSearchHit) })) };
}) as DocSearchAnswers;
