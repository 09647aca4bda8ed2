import type { DocSearchFunction } from './DocSearchDialog';

/** A record of a page or one of its sections, as Algolia returns it. */
function hit(
  objectID: string,
  lvl1: string,
  lvl2: string | null,
  found: string,
  content: string | null = null,
) {
  const type = content !== null ? 'content' : lvl2 === null ? 'lvl1' : 'lvl2';
  const hierarchy = { lvl0: 'Transformers', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const value = { value: found, matchLevel: 'full' };
  const snippet = type === 'content' ? { hierarchy: {}, content: value } : { hierarchy: { [type]: value } };
  return {
    objectID,
    type,
    url: `#${objectID}`,
    hierarchy,
    content,
    _highlightResult: { hierarchy: {} },
    _snippetResult: snippet,
  };
}

const hits = [
  hit('system', 'System Transformers', null, 'System <mark>Transformers</mark>'),
  hit('email', 'System Transformers', 'Transform Email', '<mark>Transform</mark> Email'),
  hit(
    'first',
    'System Transformers',
    'Transform First Name',
    'Keeps the length of the name and <mark>transforms</mark> the rest.',
    'Keeps the length of the name and transforms the rest.',
  ),
  hit('custom', 'Custom Code Transformers', null, 'Custom Code <mark>Transformers</mark>'),
];

/** Finds four places for every query that begins like "transformers", fails for "down", and finds nothing otherwise. */
export const answer = (async ({
  requests: [request],
}: {
  requests: { query: string; indexName: string }[];
}) => {
  const { query, indexName: index } = request!;
  if (query === 'down') throw new Error('No server answered.');
  const found = 'transformers'.startsWith(query.toLowerCase()) ? hits : [];
  return { results: [{ hits: found, nbHits: found.length, query, index }] };
}) as unknown as DocSearchFunction;
