import type { Nodes } from 'mdast';

declare module 'mdast' {
  interface Data {
    /**
     * The partial that a node is written in: its path from the root of the project, and its id, from which relative links
     * start. Undefined for the page itself.
     */
    from?: { file: string; id: string };
  }
}

/** The file that a node is written in. @param page The file of its page. */
export const fileOf = ({ data }: Nodes, page: string): string => data?.from?.file ?? page;
