import type { SearchRequest, SearchResponse } from '../../search/engine/protocol';

/** What the page asks of the worker. */
export interface Question {
  /** Echoed in the answer. */
  id: number;
  /** Address of the folder of the index. */
  folder: string;
  request: SearchRequest;
  /** When it was asked, on the page's clock. Echoed in the answer. */
  asked: number;
}

/** What the worker answers. */
export type Answer =
  | {
      id: number;
      response: SearchResponse;
      asked: number;
      /** Milliseconds that the engine took. */
      took: number;
    }
  | { id: number; error: string };
