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

/** The pages of a section, in the frame and in the drawer. */
const pagesOfSection = 'nav[aria-label="Documentation"]';

/** The sections of the site, in the navbar and in the drawer. */
const sections = 'nav[aria-label="Main"] a';

/** The scrolling column around {@link pagesOfSection}. */
const sidebarColumn = '[data-column="sidebar"]';

/** Whether there is more than one version of the documentation, put in by the build. */
declare const hasVersions: boolean;

const versionMenus = () => document.querySelectorAll('details[data-version-menu]');

/** The element between header and footer that is shown. */
export const frameShown = (): Element => document.querySelector(`[${frameMarker}]`)!;

/** What the document shows of its page beside the frame. */
export function pageShown(): Omit<PageDocument, 'frame' | 'build' | 'styles'> {
  const frame = frameShown();
  return {
    route: frame.getAttribute(frameMarker)!,
    head: [...document.head.querySelectorAll(pageTags)].map(({ outerHTML }) => outerHTML).join(''),
    section: frame.getAttribute(sectionMarker) ?? undefined,
    versions: hasVersions ? (versionMenus()[0]?.innerHTML ?? '') : '',
  };
}

/**
 * Makes an element of HTML. Elements of this document: those of a template would be moved one by one, and read as where no
 * script runs.
 *
 * @throws {Error} When the HTML holds none.
 */
export function elementOf(html: string): Element {
  const around = document.createElement('div');
  around.innerHTML = html;
  if (!around.firstElementChild) throw new Error('The page holds nothing to show.');
  return around.firstElementChild;
}

/** Shows another page: its frame in place of the one shown, its head, and its marks in what all pages have. */
export function showPage(page: Omit<PageDocument, 'frame' | 'build' | 'styles'>, frame: Element): void {
  const before = frameShown();
  const scrolled = exchangeSidebars(before, frame);
  before.replaceWith(frame);
  scrolled();

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

/**
 * Lets the sidebar stay where the next page has the same one, scrolled and folded as it is. The page that is left gets the other one,
 * marked as its own was, for when the reader comes back to it.
 *
 * @returns What brings back how far it was scrolled, once it is on the page.
 */
function exchangeSidebars(before: Element, next: Element): () => void {
  const stays = before.querySelector(sidebarColumn);
  const comes = next.querySelector(sidebarColumn);
  const marksOf = (column: Element) =>
    [...column.querySelectorAll('a[href]')].map((link) => [link, link.getAttribute('aria-current')] as const);
  const marks = stays ? marksOf(stays) : [];
  if (!stays || !comes || !moveCurrent(stays, comes)) return () => undefined;
  const { scrollTop } = stays;
  for (const [index, [link]] of marksOf(comes).entries()) {
    const mark = marks[index]![1];
    if (mark === null) link.removeAttribute('aria-current');
    else link.setAttribute('aria-current', mark);
  }
  const place = document.createComment('');
  comes.replaceWith(place);
  stays.replaceWith(comes);
  place.replaceWith(stays);
  return () => {
    stays.scrollTop = scrollTop;
  };
}
