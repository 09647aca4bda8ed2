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

/** The file and the line that a node is written on. @param page The file of its page. */
export const placeOf = ({ data, position }: Nodes, page: string) => ({
  file: data?.from?.file ?? page,
  line: position?.start.line,
});
