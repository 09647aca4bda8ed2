/** A page as the browser gets it for a navigation: what of its document differs from that of another page. */
export interface PageDocument {
  /** The one form of its address, without base. */
  route: string;
  /** The tags of its head that others have not, as HTML. */
  head: string;
  /** Everything between the header and the footer, as HTML: one element. */
  frame: string;
  /** The section of the page, as the navbar calls it. */
  section?: string;
  /** What the version menu holds, as HTML. Empty on a site with one version. */
  versions: string;
  /** The build that the page is of: its script and its stylesheet. */
  build: string;
}

/** Marks the element between header and footer; its value is the page's address without base. */
export const frameMarker = 'data-frame';

/** Says, on that element, which section of the navbar the page belongs to. */
export const sectionMarker = 'data-section';

/** Says, on that element, that a message stands in place of the text. */
export const failedMarker = 'data-failed';

/** Marks the element that holds the text of a page; its value is the page's address without base. */
export const contentMarker = 'data-static';

/** Marks the script that every page begins with; its value is the name of the build. */
export const buildMarker = 'data-build';

/** Folder of the {@link PageDocument} files, in the folder of the site. */
const folder = 'static/pages';

/** Where the {@link PageDocument} of an address is, in the folder of the site. */
export const pageDocumentPath = (route: string): string =>
  `${folder}${route === '/' ? '/index' : route}.json`;

/** An address without base, file ending and closing slash: the same for every way of writing it. */
export function pageKey(path: string): string {
  const plain = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
}
