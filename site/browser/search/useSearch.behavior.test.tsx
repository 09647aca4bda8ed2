import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { SearchClient, SearchResponse } from '../../search/engine/protocol';
import { useSearch } from './useSearch';

const search = vi.hoisted(() => vi.fn<SearchClient['search']>());
vi.mock('./siteSearch', () => ({ search, siteQuery: (query: object) => query }));

const found: SearchResponse = { hits: [], nbHits: 7, nbPages: 1 };

/** Searches for a query whose partial results come, and whose texts don't. */
async function searchWithoutTexts(showsEarly: boolean): Promise<HTMLElement> {
  search.mockImplementation(async (_, onPartial) => {
    onPartial?.(found);
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('The search did not respond.');
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  function Results() {
    const { status, data: shown, runSearch } = useSearch({ query: '' }, showsEarly);
    return (
      <button onClick={() => runSearch({ query: 'lamps' })}>{`${status} ${shown?.nbHits ?? 'none'}`}</button>
    );
  }
  root.render(<Results />);
  await expect.poll(() => place.textContent).toBe('loading none');
  place.querySelector('button')!.click();
  await search.mock.results.at(-1)!.value.catch(() => undefined);
  // Until React has drawn what follows.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return place;
}

test('partial results stay when their texts never come', async () => {
  const place = await searchWithoutTexts(true);
  await expect.poll(() => place.textContent).toBe('idle 7');
});

test('a search whose partial results are not shown ends with an error', async () => {
  const place = await searchWithoutTexts(false);
  await expect.poll(() => place.textContent).toBe('error none');
});
