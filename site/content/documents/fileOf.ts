import type { Nodes } from 'mdast';

declare module 'mdast' {
  interface Data {
    /** The partial that a node is written in; undefined for the page itself. */
    from?: PartialPlace;
  }
}

/** Where a partial is. */
export interface PartialPlace {
  /** Path of the file from the root of the project. */
  file: string;
  /** Path under the content root without the extension. Relative links start from it. */
  id: string;
}

/** The file that a node is written in. @param page The file of its page. */
export const fileOf = ({ data }: Nodes, page: string): string => data?.from?.file ?? page;
