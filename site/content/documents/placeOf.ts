import type { Nodes } from 'mdast';

declare module 'mdast' {
  interface Data {
    /**
     * The partial that contains a node: its path from the project root, and its id, from which relative links are
     * resolved. Undefined for the page itself.
     */
    partial?: { file: string; id: string };
  }
}

/** The file and line that contain a node. @param pageFile The file of its page, in case it isn't from a partial. */
export const placeOf = ({ data, position }: Nodes, pageFile: string) => ({
  file: data?.partial?.file ?? pageFile,
  line: position?.start.line,
});
