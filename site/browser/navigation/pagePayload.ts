/** A page as fetched for a navigation: the parts of its document that differ from other pages. */
export interface PagePayload {
  /** The route of the page. */
  route: string;
  /** The tags of its head that other pages don't have, as HTML. */
  head: string;
  /** Everything between the header and the footer except the links of the sidebar, as HTML: one element. */
  frame: string;
  /** Label of the current link in the navbar. */
  navbarLabel?: string;
  /** Hash of the sidebar, whose links the frame lacks. */
  sidebar?: string;
  /** Content of the version menu, as HTML. Empty on a site with one version. */
  versions: string;
  /** Addresses of the styles that it needs in addition to those that all pages have, in the order of the cascade. */
  styles: string[];
  /** Name of the build that made the page. */
  build: string;
}

/** Path of a whole sidebar in the built site: its HTML as JSON. */
export const sidebarPath = (id: string): string => `static/sidebars/pages.${id}.json`;

/** Path of the {@link PagePayload} of an address in the built site. */
export const pagePayloadPath = (path: string): string => `static/pages${path === '/' ? '/index' : path}.json`;

/** A page's address without base, extension and trailing slash: the same for every spelling. */
export function pageKey(path: string): string {
  const plain = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
}
