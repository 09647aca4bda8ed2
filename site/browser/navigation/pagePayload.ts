/** On the element that loads the main script: the addresses of all styles except the shared ones. */
export const stylesMarker = 'data-styles';

/** A page as fetched for a navigation: the parts of its document that differ from other pages. */
export interface PagePayload {
  /** The route of the page. */
  route: string;
  /** The tags of its head that other pages don't have, as HTML. */
  head: string;
  /** Everything between the header and the footer except the links of the sidebar, as HTML: one element. */
  frame: string;
  /** Label of the page's section in the navbar. */
  section?: string;
  /** Hash of the sidebar, whose links the frame lacks. */
  sidebar?: string;
  /** Content of the version menu, as HTML. Empty on a site with one version. */
  versions: string;
  /** Addresses of the styles that it needs in addition to those that all pages have, in the order of the cascade. */
  styles: string[];
  /** Name of the build that made the page. */
  build: string;
}

/** Marks the element between header and footer. Its value is the route of the page. */
export const frameMarker = 'data-frame';

/** On that element: the page's section in the navbar. */
export const sectionMarker = 'data-section';

/** Marks a sidebar. Its value is a hash of its content. */
export const sidebarMarker = 'data-sidebar-id';

/** On a sidebar, the address of the link to mark, and whether it represents a page without a link. */
export const currentMarker = 'data-current';
export const withinMarker = 'data-within';

/** Marks the template with a whole sidebar, for all pages that have it. Its value is that of {@link sidebarMarker}. */
export const wholeSidebarMarker = 'data-whole-sidebar';

/** Path of a whole sidebar in the built site: its HTML as JSON. */
export const sidebarPath = (id: string): string => `static/sidebars/pages.${id}.json`;

/** Marks the element around the text of a page. Its value is the route of the page. */
export const contentMarker = 'data-static';

/** Marks the element that loads the main script. Its value is the name of the build. */
export const buildMarker = 'data-build';

/** Path of the {@link PagePayload} of an address in the built site. */
export const pagePayloadPath = (path: string): string => `static/pages${path === '/' ? '/index' : path}.json`;

/** A page's address without base, extension and trailing slash: the same for every spelling. */
export function pageKey(path: string): string {
  const plain = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
}
