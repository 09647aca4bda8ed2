import type { TextPart } from '../MarkedText/MarkedText';

/** A place that a search leads to, as it is kept for later. */
export interface SearchTarget {
  /** Unique among the targets shown together. */
  id: string;
  url: string;
  title: string;
  /** Its path, outermost first: "Overview / Neosync CLI". */
  path: string;
}

/** A target that matches the query. */
export interface SearchHit extends SearchTarget {
  /** A page, a section of one, a symbol of the API, or an entry of the changelog. */
  kind: 'page' | 'section' | 'symbol' | 'entry';
  /** The title with its matches. @default the title, nothing marked */
  titleParts?: TextPart[];
  /** The passage that matches. @default none */
  excerpt?: TextPart[];
}

/** Hits of one page, the page first or the part of it that the others lie in. */
export interface SearchGroup {
  /** Unique among the groups. */
  id: string;
  /** Title of the page, or of the part of the site that single pages stand under. */
  title: string;
  hits: SearchHit[];
}

/**
 * What the search does: nothing, waits for an answer, waits longer than it should, or had none.
 *
 * Say `loading` as soon as the query changes, or the reader sees "No results" for a moment.
 */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Longest query, in UTF-16 code units, as `maxlength` counts. */
export const queryLimit = 64;
