import type { SearchLevel } from '../records/record';
import { meetsFacetFilters } from './facetFilters';
import { highlight, snippet, type Highlighting } from './highlight';
import { defaultPostTag, defaultPreTag } from './markers';
import { openIndex } from './openIndex';
import { parseQuery } from './parseQuery';
import type { SearchHit, SearchQuery, SearchRequest, SearchResponse, SearchResult } from './protocol';
import { rank } from './rank';
import { recordOf } from './recordOf';
import type { SearchIndex } from './searchIndex';
import { searchWords, type SoughtWords } from './searchWords';
import { spread } from './spread';

/** Texts of neighbouring records, as they lie in a file. */
export type RecordTexts = (string | null)[];

export interface EngineOptions {
  /** Fetches one of the files that the index names. A failure costs the results their texts, not the search. */
  readTexts: (file: string) => Promise<RecordTexts>;
}

/** Answers what the hosted provider answers, from an index at hand. */
export interface SearchEngine {
  /** Answers each query of a request, in their order. Never fails because of what was typed. */
  search: (request: SearchRequest) => Promise<SearchResponse>;
}

const snippetWords = 15;

/** Makes an engine of an index. It needs nothing of a browser or a server. */
export function createEngine(data: SearchIndex, { readTexts }: EngineOptions): SearchEngine {
  const index = openIndex(data);
  const files = new Map<string, Promise<RecordTexts>>();

  return { search: async ({ requests }) => ({ results: await Promise.all(requests.map(answer)) }) };

  async function answer(request: SearchQuery): Promise<SearchResult> {
    const start = performance.now();
    const query = typeof request.query === 'string' ? request.query : '';
    const hitsPerPage = between(1, request.hitsPerPage ?? 20, 1000);
    const page = between(0, request.page ?? 0, 1000);
    const { sought, ranked } = find(query, request.facetFilters);
    const highlighting = highlightingOf(sought, request);
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: await Promise.all(shown.map(({ record }) => hitOf(record, highlighting, snippetSize(request)))),
      nbHits: ranked.length,
      page,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query,
      index: request.indexName,
      processingTimeMS: Math.round(performance.now() - start),
    };
  }

  function find(query: string, filters: SearchQuery['facetFilters']) {
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

  async function hitOf(record: number, highlighting: Highlighting, size: number): Promise<SearchHit> {
    const found = recordOf(index, record);
    const content = await textOf(record);
    const names = Object.entries(found.hierarchy).flatMap(([level, name]) =>
      name === null ? [] : [[level as SearchLevel, highlight(name, highlighting)] as const],
    );
    return {
      ...found,
      content,
      _highlightResult: {
        hierarchy: Object.fromEntries(names),
        ...(content !== null && { content: highlight(content, highlighting) }),
      },
      _snippetResult: {
        hierarchy: Object.fromEntries(
          names.map(([level, { value, matchLevel }]) => [level, { value, matchLevel }]),
        ),
        ...(content !== null && { content: snippet(content, size, highlighting) }),
      },
    };
  }

  async function textOf(record: number): Promise<string | null> {
    const shard = index.texts.findLast(({ first }) => first <= record);
    if (shard === undefined) return null;
    let texts = files.get(shard.file);
    if (texts === undefined) files.set(shard.file, (texts = readTexts(shard.file)));
    try {
      const text = (await texts)[record - shard.first];
      return typeof text === 'string' ? text : null;
    } catch {
      // The next search tries again.
      files.delete(shard.file);
      return null;
    }
  }

  function highlightingOf({ terms }: SoughtWords, request: SearchQuery): Highlighting {
    return {
      typedOf: (term) => {
        const number = index.vocabulary.numberOf(term);
        const sought = number === undefined ? undefined : terms.get(number);
        return sought && [...sought.typed];
      },
      typedCount: new Set([...terms.values()].flatMap(({ typed }) => [...typed])).size,
      preTag: request.highlightPreTag ?? defaultPreTag,
      postTag: request.highlightPostTag ?? defaultPostTag,
      ellipsis: request.snippetEllipsisText ?? '…',
    };
  }
}

function snippetSize({ attributesToSnippet = [] }: SearchQuery): number {
  const size = attributesToSnippet
    .map((attribute) => /^(?:content|\*):(\d+)$/.exec(attribute)?.[1])
    .find(Boolean);
  return size === undefined ? snippetWords : between(1, Number(size), 200);
}

function between(least: number, number: number, most: number): number {
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.trunc(number))) : least;
}
