import type { Nodes } from 'mdast';

declare module 'mdast' {
  interface Data {
    /**
     * The partial that contains a node: its path from the root of the project, and its id, from which relative links are
     * resolved. Undefined for the page itself.
     */
    from?: { file: string; id: string };
  }
}

/** The file and line that contain a node. @param page The file of its page. */
export const placeOf = ({ data, position }: Nodes, page: string) => ({
  file: data?.from?.file ?? page,
  line: position?.start.line,
});
