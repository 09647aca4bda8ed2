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

/** What the worker answers: once, or first with what is known before texts have been fetched. */
export type Answer =
  | {
      kind: 'early' | 'whole';
      id: number;
      response: SearchResponse;
      asked: number;
      /** Milliseconds that it took the engine, with what had to be fetched. */
      took: number;
    }
  | { kind: 'failed'; id: number; error: string };
