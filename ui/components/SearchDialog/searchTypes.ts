import type { TextPart } from '../Highlight/Highlight';

/** A place that a search leads to, as it is kept for later. */
export interface SearchTarget {
  /** Unique among the targets shown together. */
  id: string;
  url: string;
  title: string;
  /** Its path, outermost first: "Overview / Neosync CLI". */
  path: string;
  /** Whether its title is a name in code. @default false */
  code?: boolean;
}

/** Places under a heading, for before anything is typed. */
export interface SearchPlaces {
  /** Unique among those shown together. */
  id: string;
  title: string;
  targets: SearchTarget[];
}

/** A target that matches the query. */
export interface SearchHit extends SearchTarget {
  /** A page, a section of one, a symbol of the API, or an entry of the changelog. */
  kind: 'page' | 'section' | 'symbol' | 'entry';
  /** The title with its matches. @default the title, nothing marked */
  titleParts?: TextPart[];
  /** The passage that matches, or its first words. Empty until its text is loaded. @default none */
  excerpt?: TextPart[];
  /** Headings between its page and itself, shown where no passage matches. @default none */
  trail?: string;
}

/** Hits of one page. */
export interface SearchGroup {
  /** Unique among the groups. */
  id: string;
  /** Path of the page, outermost first. It ends above the page if the page is the first hit. */
  title: string;
  hits: SearchHit[];
}

/** State of the search. Set `loading` as soon as the query changes, or the reader sees "No results" for a moment. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Longest query, in UTF-16 code units, as `maxlength` counts. */
export const queryLimit = 64;
