import { useCallback, useRef, useState } from 'react';

import { cutQuery, queryLimit, type SearchGroup, type SearchStatus } from '#ui';

import { nearestAddresses, type Address } from '../../search/nearestAddresses';
import type { SearchResult } from '../../search/engine/protocol';
import { listedPages } from '../listedPages';
import { groupHits } from './groupHits';
import { search, siteQuery, type Asked } from './siteSearch';

/** Delays without an answer, in milliseconds, after which the search shows as loading and as slow. */
const delays = { loading: 100, stalled: 300 };

/** Pasted texts that are longer than a query, by the part that the field and the address keep. */
const pastes = new Map<string, string>();

interface Searched {
  asked: Asked;
  /** The part of the query that the field and the address keep. */
  query: string;
  /** The text that was searched, if it is longer. */
  pasted?: string;
  status: SearchStatus;
  /** Results of the latest question that was answered, or pages to try instead. */
  found?: Omit<SearchResult, 'hits'> & { groups: SearchGroup[]; near: Address[] };
}

/**
 * A search and the state of its latest question, which changes when there is an answer or when it takes longer than usual.
 * An empty query finds nothing, and a text that is longer than a query is searched in full if the client can.
 *
 * @param showsEarly Whether to show results before their texts, which make rows taller.
 */
export function useSearch(first: Asked, showsEarly: boolean) {
  const [searched, setSearched] = useState<Searched>({ asked: first, query: first.query, status: 'loading' });
  /** Answers to earlier questions are dropped. */
  const latest = useRef<Asked>(undefined);

  const ask = useCallback(
    (asked: Asked) => {
      latest.current = asked;
      const typed = asked.query.trim();
      const whole = pastes.get(typed) ?? typed;
      const update = (status: SearchStatus, result?: SearchResult, near: Address[] = []) => {
        if (status !== 'loading') timers.forEach(clearTimeout);
        if (latest.current !== asked) return;
        const found = result && { ...result, groups: groupHits(result.hits), near };
        const query = typed.length > queryLimit ? result?.condensed || cutQuery(typed) : typed;
        const pasted = result?.condensed === undefined ? undefined : whole;
        if (pasted) pastes.set(query, pasted);
        setSearched((before) => {
          return { asked, query, pasted, status, found: typed === '' ? undefined : (found ?? before.found) };
        });
      };
      const timers = (['loading', 'stalled'] as const).map((status) =>
        setTimeout(() => update(status), delays[status]),
      );
      if (typed === '') return update('idle');
      const answer = async () => {
        const onEarly = (early: SearchResult) => showsEarly && update('idle', early);
        const result = await search(siteQuery({ ...asked, query: whole }), onEarly);
        const pages = result.nbHits > 0 ? [] : (await listedPages()).filter(({ section }) => section);
        const near = nearestAddresses(cutQuery(whole), pages);
        // If no page is like the query, it suggests the first ones.
        update('idle', result, near.length > 0 ? near : pages.slice(0, 4));
      };
      answer().catch(() => update('error'));
    },
    [showsEarly],
  );

  const retry = () => {
    setSearched((before) => ({ ...before, status: 'loading' }));
    if (latest.current) ask(latest.current);
  };
  return { ...searched, ask, retry };
}
