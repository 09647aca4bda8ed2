import { drawHit, type DrawOptions } from './drawHit';
import { meetsFacetFilters } from './facetFilters';
import { defaultPostTag, defaultPreTag } from './markers';
import { openIndex, type OpenIndex } from './openIndex';
import { parseQuery } from './parseQuery';
import type { SearchQuery, SearchRequest, SearchResponse, SearchResult } from './protocol';
import { rank, type Ranked } from './rank';
import type { SearchIndex } from './searchIndex';
import { searchWords, type SoughtWords } from './searchWords';
import { openTexts, type RecordTexts } from './textFiles';
import { weights } from './weights';

export interface EngineOptions {
  /** Fetches one of the files that the index names. A failure costs the results their texts, not the search. */
  readTexts: (file: string) => Promise<RecordTexts>;
  /** How many searches are made ahead. @default 20 */
  rehearsals?: number;
}

/** Answers what the hosted provider answers, from an index at hand. */
export interface SearchEngine {
  /**
   * Answers each query of a request, in their order. Never fails because of what was typed.
   *
   * @param early Called at once with what is known when texts have to be fetched first: the snippet of a hit is empty
   *   where its text matches and is on its way.
   */
  search: (request: SearchRequest, early?: (response: SearchResponse) => void) => Promise<SearchResponse>;
  /** Does ahead of the first search what every search would have to do, a little with each step of the iterator. */
  prepare: () => Iterable<void>;
}

/** What was found for a query: its records, and how to draw them with the texts that are at hand. */
interface Found {
  records: number[];
  draw: () => SearchResult;
}

/** Makes an engine of an index. It needs nothing of a browser or a server. */
export function createEngine(data: SearchIndex, { readTexts, rehearsals = 20 }: EngineOptions): SearchEngine {
  const index = openIndex(data);
  const texts = openTexts(index, readTexts);

  return { search, prepare };

  function* prepare(): Generator<void> {
    yield* index.prepare();
    // Code that has run before runs faster.
    for (const { title } of index.pages.slice(0, rehearsals)) {
      find({ indexName: '', query: title }).draw();
      yield;
    }
  }

  async function search(
    { requests }: SearchRequest,
    early?: (response: SearchResponse) => void,
  ): Promise<SearchResponse> {
    const found = requests.map(find);
    const missing = found.flatMap(({ records }) =>
      records.filter((record) => texts.textOf(record) === undefined),
    );
    const draw = (): SearchResponse => ({ results: found.map((one) => one.draw()) });
    if (missing.length > 0) {
      early?.(draw());
      await texts.fetch(missing);
    }
    return draw();
  }

  function find(request: SearchQuery): Found {
    const start = performance.now();
    const query = typeof request.query === 'string' ? request.query : '';
    const hitsPerPage = between(1, request.hitsPerPage ?? 20, 1000);
    const page = between(0, request.page ?? 0, 1000);
    const { sought, ranked } = findRanked(query, request.facetFilters);
    const records = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ record }) => record);
    const options = drawOptions(sought, request);
    const took = Math.round(performance.now() - start);
    return {
      records,
      draw: () => ({
        hits: records.map((record) => drawHit(index, record, options)),
        nbHits: ranked.length,
        page,
        nbPages: Math.ceil(ranked.length / hitsPerPage),
        hitsPerPage,
        exhaustiveNbHits: true,
        query,
        index: request.indexName,
        processingTimeMS: took,
      }),
    };
  }

  function findRanked(query: string, filters: SearchQuery['facetFilters']) {
    const allowed = index.pages.map((page) => meetsFacetFilters(page, filters));
    try {
      const sought = searchWords(index, parseQuery(query), index.pool);
      return {
        sought,
        ranked: spread(index, rank(index, sought, { query, allows: (page) => allowed[page]! })),
      };
    } finally {
      index.pool.release();
    }
  }

  function drawOptions({ terms, mentioned }: SoughtWords, request: SearchQuery): DrawOptions {
    return {
      textOf: texts.textOf,
      isMentioned: (record) => mentioned[record] === 1,
      isAsked: (attribute) => isAskedOf(request, attribute),
      snippetSize: snippetSize(request),
      highlighting: {
        typedOf: (term) => {
          const number = index.vocabulary.numberOf(term);
          const sought = number === undefined ? undefined : terms.get(number);
          return sought && [...sought.typed];
        },
        typedCount: new Set([...terms.values()].flatMap(({ typed }) => [...typed])).size,
        preTag: request.highlightPreTag ?? defaultPreTag,
        postTag: request.highlightPostTag ?? defaultPostTag,
        ellipsis: request.snippetEllipsisText ?? '…',
      },
    };
  }
}

/** Whether an answer carries the text of its hits, and whether with markers. Both cost time, and most readers of answers need neither. */
function isAskedOf(
  { attributesToRetrieve, attributesToHighlight }: SearchQuery,
  attribute: 'text' | 'marked text',
): boolean {
  const names = attribute === 'text' ? attributesToRetrieve : attributesToHighlight;
  return names === undefined || names.some((name) => name === 'content' || name === '*');
}

const snippetWords = 15;

function snippetSize({ attributesToSnippet = [] }: SearchQuery): number {
  const size = attributesToSnippet
    .map((attribute) => /^(?:content|\*):(\d+)$/.exec(attribute)?.[1])
    .find(Boolean);
  return size === undefined ? snippetWords : between(1, Number(size), 200);
}

function between(least: number, number: number, most: number): number {
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.trunc(number))) : least;
}

/** Results of one page that stand among the others; more of them come after all others. */
const mostOfAPage = 4;

/**
 * Keeps a page from filling the list: each further result of a page counts a little less, and what is too many
 * goes to the end. The best one of a page stays first.
 *
 * @param hits Best first.
 */
function spread(index: OpenIndex, hits: Ranked[]): Ranked[] {
  const counts = new Map<number, number>();
  const near: Ranked[] = [];
  const far: Ranked[] = [];
  for (const { record, score } of hits) {
    const page = index.pageOf[record]!;
    const before = counts.get(page) ?? 0;
    counts.set(page, before + 1);
    if (before < mostOfAPage) near.push({ record, score: score * weights.samePage ** before });
    else far.push({ record, score });
  }
  return [...near.sort((a, b) => b.score - a.score || a.record - b.record), ...far];
}
