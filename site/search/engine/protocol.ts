import type { SearchLevel, SearchRecord } from '../records/record';

/** A filter on an attribute, `language:en`; with a minus, `area:-api`, what does not have the value. */
export type FacetFilter = string;

/** One query of a request, in the form of the hosted provider. */
export interface SearchQuery {
  /** Echoed in the answer; the embedded engine has one index. */
  indexName: string;
  query?: string;
  /** First page is 0. @default 0 */
  page?: number;
  /** Between 1 and 1000. @default 20 */
  hitsPerPage?: number;
  /** All have to hold; of an inner list, one. Attributes: `language`, `docs_tag`, `area`. */
  facetFilters?: FacetFilter | (FacetFilter | FacetFilter[])[];
  /** Stands before each word that was found. @default '__aa-highlight__' */
  highlightPreTag?: string;
  /** Stands after each word that was found. @default '__/aa-highlight__' */
  highlightPostTag?: string;
  /** What of a record the answer carries. The embedded engine gives all of it. */
  attributesToRetrieve?: string[];
  /** What to mark words in. The embedded engine marks them in names and content. */
  attributesToHighlight?: string[];
  /** What to make snippets of, with their length in words: `content:15`. @default ['content:15'] */
  attributesToSnippet?: string[];
  /** Stands where a snippet was cut. @default '…' */
  snippetEllipsisText?: string;
}

export interface SearchRequest {
  requests: SearchQuery[];
}

/** A text with the words that were found between markers. */
export interface HighlightedText {
  value: string;
  /** Whether all, some or none of the words of the query stand in it. */
  matchLevel: 'none' | 'partial' | 'full';
  /** Words of the query that stand in it. */
  matchedWords: string[];
  fullyHighlighted: boolean;
}

export type SnippetText = Pick<HighlightedText, 'value' | 'matchLevel'>;

/** A record that was found. */
export interface SearchHit extends Omit<SearchRecord, 'aliases' | 'keywords'> {
  _highlightResult: {
    hierarchy: Partial<Record<SearchLevel, HighlightedText>>;
    content?: HighlightedText;
  };
  _snippetResult: {
    hierarchy: Partial<Record<SearchLevel, SnippetText>>;
    content?: SnippetText;
  };
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: true;
  query: string;
  index: string;
  /** Milliseconds. */
  processingTimeMS: number;
}

export interface SearchResponse {
  results: SearchResult[];
}
