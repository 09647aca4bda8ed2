import { moveCurrent } from '#ui/behaviors';

import { frameMarker, sectionMarker, type PageDocument } from './pageDocument';

/** Tags of the head that belong to one page. */
const pageTags = [
  'title',
  'meta[name]:not([name="viewport"], [name="theme-color"])',
  'meta[property]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/** The sidebar's links, in the frame and in the drawer. */
const pagesOfSection = 'nav[aria-label="Documentation"]';

/** The site's sections, in the navbar and in the drawer. */
const sections = 'nav[aria-label="Main"] a';

/** The scrolling column around {@link pagesOfSection}. */
const sidebarColumn = '[data-column="sidebar"]';

/** Set by the build: whether there are several versions of the documentation. */
declare const hasVersions: boolean;

const versionMenus = () => document.querySelectorAll('[data-menu="versions"]');

/** The current element between header and footer. */
export const frameShown = (): Element => document.querySelector(`[${frameMarker}]`)!;

/** A page without its frame. */
export type ShownPage = Omit<PageDocument, 'frame' | 'styles' | 'build'>;

/** The current page. */
export function pageShown(): ShownPage {
  const frame = frameShown();
  return {
    route: frame.getAttribute(frameMarker)!,
    head: [...document.head.querySelectorAll(pageTags)].map(({ outerHTML }) => outerHTML).join(''),
    section: frame.getAttribute(sectionMarker) ?? undefined,
    versions: hasVersions ? (versionMenus()[0]?.innerHTML ?? '') : '',
  };
}

/**
 * Parses HTML into an element of this document. A template's would have to be adopted, and would parse `<noscript>` as markup.
 *
 * @throws {Error} When the HTML has no element.
 */
export function elementOf(html: string): Element {
  const around = document.createElement('div');
  around.innerHTML = html;
  if (!around.firstElementChild) throw new Error('The page has no content.');
  return around.firstElementChild;
}

/** Replaces the page: its frame, its head, and the current section, versions and links in what all pages share. */
export function showPage(page: ShownPage, frame: Element): void {
  replaceFrame(frameShown(), frame);

  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  const head = document.createElement('template');
  head.innerHTML = page.head;
  document.head.append(head.content);

  for (const link of document.querySelectorAll(sections)) {
    if (link.textContent === page.section) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (hasVersions) for (const menu of versionMenus()) menu.innerHTML = page.versions;
  const inFrame = frame.querySelector(pagesOfSection);
  const inDrawer = document.querySelector(`dialog ${pagesOfSection}`);
  if (inDrawer && !(inFrame && moveCurrent(inDrawer, inFrame))) inDrawer.innerHTML = inFrame?.innerHTML ?? '';
}

/** Replaces the frame. A sidebar that both pages have stays as it is, scrolled and folded; the page that is left gets a copy. */
function replaceFrame(before: Element, frame: Element): void {
  const sidebar = before.querySelector(sidebarColumn);
  const next = frame.querySelector(sidebarColumn);
  if (!sidebar || !next) return before.replaceWith(frame);
  const { scrollTop } = sidebar;
  const copy = sidebar.cloneNode(true);
  before.replaceWith(frame);
  if (!moveCurrent(sidebar, next)) return;
  sidebar.replaceWith(copy);
  next.replaceWith(sidebar);
  sidebar.scrollTop = scrollTop;
}
