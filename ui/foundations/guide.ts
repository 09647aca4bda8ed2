/** How a component is used: what its page in Storybook says beside its stories and props. */
export interface Guide {
  /** What it is for. */
  use: string;
  /** What it is not for, and what is better there. */
  avoid: string;
  /** Its parts, in the order in which they are read. */
  anatomy: string[];
  /** What keys do, by their names. @default nothing in it takes the focus */
  keyboard?: Record<string, string>;
  /** What a reader hears who does not see it. */
  heard: string;
  /** Components that are used with it, or in its place. */
  related: string[];
}
