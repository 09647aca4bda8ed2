import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

import { Pagination, queryLimit, SearchPage } from '#ui';

import { useSettings } from '../useSettings';
import { hitsPerPage } from '../../search/requestOf';
import { noResultsHref } from './noResultsHref';
import { toHit } from './toHit';
import { useResults } from './useResults';
import { useSavedSearches } from './useSavedSearches';

const areas = [
  { key: '', label: 'Everything' },
  { key: 'docs', label: 'Docs' },
  { key: 'api', label: 'API' },
  { key: 'changelog', label: 'Changelog' },
];

/** The page `/search?q=…`: what the dialog finds, twenty at a time, with an address for each view. */
export default function SiteSearchPage() {
  const { base, issueUrl } = useSettings();
  const navigate = useNavigate();
  // The server does not know the address, so the first render has no query.
  const { search: address } = useLocation();
  const [asked, setAsked] = useState({ query: '', area: '', page: 0, cut: false });
  const [typed, setTyped] = useState('');

  useEffect(() => {
    const given = new URLSearchParams(address);
    const whole = given.get('q') ?? '';
    const query = whole.slice(0, queryLimit);
    const area = areas.find(({ key }) => key === given.get('area'))?.key ?? '';
    const page = Math.max(0, Math.trunc(Number(given.get('page') ?? 1)) - 1 || 0);
    setAsked({ query, area, page, cut: whole.length > queryLimit });
    setTyped(query);
  }, [address]);

  const { status, result, retry } = useResults(asked.query, {
    page: asked.page,
    filters: asked.area === '' ? [] : [`area:${asked.area}`],
  });
  const { visit } = useSavedSearches();

  const hrefOf = (change: Partial<{ query: string; area: string; page: number }>) => {
    const next = { ...asked, page: 0, ...change };
    const parameters = new URLSearchParams({ q: next.query });
    if (next.area !== '') parameters.set('area', next.area);
    if (next.page > 0) parameters.set('page', String(next.page + 1));
    return `/search?${parameters}`;
  };
  const withBase = (href: string) => `${base.replace(/\/$/, '')}${href}`;

  return (
    <>
      <SearchPage
        action={withBase('/search')}
        query={typed}
        onQueryChange={setTyped}
        onSubmit={(query) => void navigate(hrefOf({ query }))}
        cut={asked.cut}
        areas={areas.map(({ key, label }) => ({
          label,
          href: withBase(hrefOf({ area: key })),
          current: key === asked.area,
        }))}
        status={status}
        hits={result?.hits.map(toHit)}
        total={result?.nbHits}
        first={asked.page * hitsPerPage + 1}
        pagination={
          result && (
            <Pagination
              current={asked.page + 1}
              total={result.nbPages}
              hrefOf={(page) => withBase(hrefOf({ page: page - 1 }))}
            />
          )
        }
        onSelect={visit}
        feedbackHref={issueUrl && noResultsHref(issueUrl, asked.query)}
        onRetry={retry}
      />
      <noscript>
        <p>
          Searching needs a script. Without one, use the pages beside this text, or your search engine with{' '}
          <code>site:</code> and the address of this site.
        </p>
      </noscript>
    </>
  );
}
