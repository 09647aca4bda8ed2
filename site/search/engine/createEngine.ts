import type { SearchLevel } from '../records/record';
import { highlight, excerptOf, type TypedWords } from './highlight';
import { openIndex, type OpenIndex } from './openIndex';
import { parseQuery } from './parseQuery';
import type { SearchHit, SearchQuery, SearchResponse } from './protocol';
import { rank, type Ranked } from './rank';
import { parsePaste, condense, maxTyped, wordsOfPaste } from './parsePaste';
import { nameAt, fieldsOf } from './fieldsOf';
import type { IndexedPage, SearchIndex } from './searchIndex';
import { matchWords } from './matchWords';
import { openTexts, type ReadTexts } from './openTexts';
import { weights } from './weights';

/** Answers queries from an index in memory, in the format of the hosted provider. */
export type SearchEngine = ReturnType<typeof createEngine>;

/** Creates an engine from an index. Runs in a browser or in Node. A failure to read texts doesn't stop the search. */
export function createEngine(data: SearchIndex, { readTexts }: { readTexts: ReadTexts }) {
  const index = openIndex(data);
  const texts = openTexts(data, readTexts);

  function hitOf(record: number, typedWords: TypedWords): SearchHit {
    const fields = fieldsOf(index, record);
    const names = Object.entries(fields.hierarchy).flatMap(([level, name]) =>
      name === null ? [] : [[level as SearchLevel, highlight(name, typedWords)] as const],
    );
    const text = texts.textOf(record);
    const content = text ? excerptOf(text, typedWords) : undefined;
    const isPending = text === undefined && index.hasText(record);
    return {
      ...fields,
      _highlightResult: { hierarchy: Object.fromEntries(names) },
      _snippetResult: { content: isPending ? { value: '' } : content },
    };
  }

  /** The records on a page of results, and a function that makes the response from the texts fetched so far. */
  function find({ query, page = 0, hitsPerPage = 20, facetFilters = [] }: SearchQuery) {
    const allowed = index.pages.map((candidate) => matchesFilters(candidate, facetFilters));
    const paste = query.length > maxTyped ? parsePaste(index, query) : undefined;
    const matched = matchWords(index, paste ? wordsOfPaste(paste) : parseQuery(query));
    const ranked = diversify(index, rank(index, matched, paste?.text ?? query, allowed));
    const records = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ record }) => record);
    const { terms } = index.vocabulary;
    const typedWords = new Map([...matched.terms].map(([term, { typed }]) => [terms[term]!, typed]));
    return {
      records,
      toResponse: (): SearchResponse => ({
        hits: records.map((record) => hitOf(record, typedWords)),
        nbHits: ranked.length,
        nbPages: Math.ceil(ranked.length / hitsPerPage),
        ...(paste && { condensed: condense(paste, nameAt(index, ranked[0]?.record ?? 0)) }),
      }),
    };
  }

  /** Makes the first searches faster: searches for the titles of twenty pages, one a step. */
  function* warmUp(): Generator<void> {
    for (const { title } of index.pages.slice(0, 20)) {
      // A title without its first letter is a typo.
      find({ query: title.slice(1) }).toResponse();
      yield;
    }
  }

  /**
   * Answers a query. Never fails, whatever the query.
   *
   * @param onPartial Called first if texts must be fetched: excerpts of hits with text are empty until then.
   */
  async function search(query: SearchQuery, onPartial?: (response: SearchResponse) => void) {
    const { records, toResponse } = find(query);
    if (records.some((record) => texts.textOf(record) === undefined)) {
      onPartial?.(toResponse());
      await texts.fetch(records);
    }
    return toResponse();
  }

  return { search, warmUp };
}

/** Whether a page matches all filters. A filter on an unknown attribute never matches. */
function matchesFilters({ language, tag, area }: IndexedPage, filters: string[]): boolean {
  const facets = [`language:${language}`, `area:${area}`, ...[tag].flat().map((name) => `docs_tag:${name}`)];
  return filters.every((filter) => facets.includes(filter));
}

/** The number of results of one page that keep their rank; the rest are listed after all others. */
const maxPerPage = 4;

/**
 * Keeps a page from filling the list: each further result of a page counts a little less. The best keeps its rank.
 *
 * @param ranked Best first.
 */
function diversify(index: OpenIndex, ranked: Ranked[]): Ranked[] {
  const counts = new Map<number, number>();
  const kept: Ranked[] = [];
  const demoted: Ranked[] = [];
  for (const { record, score } of ranked) {
    const page = index.pageNumbers[record]!;
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    if (count < maxPerPage) kept.push({ record, score: score * weights.samePage ** count });
    else demoted.push({ record, score });
  }
  return [...kept.sort((a, b) => b.score - a.score || a.record - b.record), ...demoted];
}
