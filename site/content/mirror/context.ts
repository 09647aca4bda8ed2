/** How addresses of a page are written in its mirror: absolute, so that they lead somewhere wherever the text is pasted. */
export interface Context {
  /** Absolute form of an address that a writer wrote, maybe relative to the page. */
  linkTo: (written: string) => string;
  /** Absolute form of an address that carries the base. */
  absolute: (href: string) => string;
}
