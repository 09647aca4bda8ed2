import type { SitePage } from '../page/sitePage';

/** A page as the browser gets it for a navigation: what of its document differs from that of another page. */
export interface PageDocument {
  page: SitePage;
  /** The text of the page as HTML; empty for one that React draws. */
  content: string;
  /** The tags of its head that others have not, as HTML. */
  head: string;
  /** Name of the app's scripts that the page was built for. */
  build: string;
}

/** Marks the element whose content is drawn at build and never again; its value is the page's address without base. */
export const contentMarker = 'data-static';

/** Marks the element that holds what the scripts need to know about the page. */
export const dataMarker = 'data-page';

/** Marks the template that holds the scripts of the app until a reader means to do something; its value is their name. */
export const appMarker = 'data-app';

/** Folder of the {@link PageDocument} files, in the folder of the site. */
const folder = 'static/pages';

/** Where the {@link PageDocument} of an address is, in the folder of the site. */
export const pageDocumentPath = (route: string): string =>
  `${folder}${route === '/' ? '/index' : route}.json`;

/** Tags of the head that belong to one page. */
const pageTags = /* @__PURE__ */ [
  'title',
  'meta[name]:not([name="viewport"])',
  'meta[property]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/** Takes the page that a document shows, or undefined when the document holds none of this site's. */
export function readPageDocument(source: Document): PageDocument | undefined {
  const data = source.querySelector(`script[${dataMarker}]`)?.textContent;
  if (!data) return;
  return {
    page: JSON.parse(data) as SitePage,
    content: source.querySelector(`[${contentMarker}]`)?.innerHTML ?? '',
    head: [...source.head.querySelectorAll(pageTags)].map((tag) => tag.outerHTML).join(''),
    build: source.querySelector(`template[${appMarker}]`)?.getAttribute(appMarker) ?? '',
  };
}

/** Gives the document shown the head of a page: its title, its description, its other forms. */
export function showHead({ head }: PageDocument): void {
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  const template = document.createElement('template');
  template.innerHTML = head;
  document.head.append(template.content);
}
