import { useEffect, useState } from 'react';

import { NotFound, PageFrame, queryLimit } from '#ui';

import { nearestAddresses, type Address } from '../../documents/nearestAddresses';
import { useSettings } from '../useSettings';

export interface NotFoundPageProps {
  /** Called with the words of the address when the reader wants to search for them. */
  onSearch: (words: string) => void;
}

/** The page for an address that has none, with the nearest addresses there are. Their list is loaded only here. */
export function NotFoundPage({ onSearch }: NotFoundPageProps) {
  const { base } = useSettings();
  // The server renders one page for all addresses, so the address comes after the first render.
  const [path, setPath] = useState<string>();
  const [suggestions, setSuggestions] = useState<Address[]>([]);

  useEffect(() => {
    const asked = readable(location.pathname);
    setPath(asked);
    const ended = new AbortController();
    fetch(`${base}addresses.json`, { signal: ended.signal })
      .then((answer) => answer.json() as Promise<Address[]>)
      .then((addresses) => setSuggestions(nearestAddresses(asked, addresses)))
      // Without the list the page says all that it can.
      .catch(() => undefined);
    return () => ended.abort();
  }, [base]);

  return (
    <PageFrame>
      <NotFound
        path={path}
        suggestions={suggestions}
        homeHref={base}
        onSearch={() => onSearch(wordsOf(path ?? ''))}
      />
    </PageFrame>
  );
}

/** Longest address that is shown whole, in characters. */
const longest = 120;

function readable(pathname: string): string {
  const text = decodeURIComponent(pathname);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The words of an address, as somebody would type them into a search. */
const wordsOf = (path: string) =>
  path
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, queryLimit);
