import type { SearchRequest, SearchResponse } from '../../search/engine/protocol';

/** What the page asks of the worker. */
export interface Question {
  /** Echoed in the answer. */
  id: number;
  /** Address of the folder of the index. */
  folder: string;
  request: SearchRequest;
}

/** What the worker answers. */
export type Answer = { id: number; response: SearchResponse } | { id: number; error: string };
