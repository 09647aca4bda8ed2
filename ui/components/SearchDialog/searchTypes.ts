import type { HighlightRun } from '../Highlight/Highlight';
import type { IconName } from '../Icon/Icon';

/** A page or a part of one that a search finds, in the form that is stored for later. */
export interface SearchTarget {
  /** Unique among the targets shown together. */
  id: string;
  url: string;
  title: string;
  /** Titles of its ancestors, outermost first: "Overview", "Neosync CLI". */
  path: string[];
  /** Whether its title is a name in code. @default false */
  code?: boolean;
}

/** Targets under a heading, shown without a query. */
export interface TargetGroup {
  id: 'recent' | 'favorites' | 'pages' | 'sections';
  /** Its heading. @default the text for recent or favorite targets */
  title?: string;
  targets: SearchTarget[];
}

/** How results of a kind look. */
export interface SearchResultKind {
  icon: IconName;
  /** Whether such a result is a branch under the first of its page: always, or unless that is a symbol too. */
  branch: 'never' | 'always' | 'under-text';
  /** Position of its parent on the page of results: in the path above it, or before its title. */
  parent: 'path' | 'title';
}

/** A target that matches the query. */
export interface SearchResult extends SearchTarget {
  kind: SearchResultKind;
  /** The title with its matches. @default the title, nothing marked */
  titleRuns?: HighlightRun[];
  /** The passage that matches, or its first words. Empty until its text is loaded. @default none */
  excerpt?: HighlightRun[];
  /** Whether the passage is a line of code. @default false */
  isExcerptCode?: boolean;
  /** Headings between its page and itself, shown if no passage matches. @default none */
  trail?: string;
}

/** Results of one page. */
export interface SearchGroup {
  /** Unique among the groups. */
  id: string;
  /** Path of the page, outermost first. It ends above the page if the page is the first result. */
  title: string;
  results: SearchResult[];
}

/** State of the search. Set `loading` as soon as the query changes, or the reader sees "No results" for a moment. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Longest query, in UTF-16 code units, as `maxlength` counts. */
export const queryLimit = 64;

/** Cuts a query to the limit without splitting a surrogate pair. */
export const cutQuery = (query: string, limit = queryLimit): string =>
  query.length <= limit ? query : query.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
