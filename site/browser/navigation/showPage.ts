import { sectionList } from '#ui/behaviors';

import { frameMarker, navbarLabelMarker } from '../pageMarkers';
import type { PagePayload } from './pagePayload';
import { sidebarIn, moveLinks } from './sidebars';

/** Tags of the head that belong to one page. */
const pageTags = [
  'title',
  'meta[name]:not([name=viewport], [name=theme-color])',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
].join();

/** The scrolling column around the sidebar. */
const sidebarColumn = '[data-column=sidebar]';

/** Set by `rspress/themePlugin.ts`: whether there are several versions of the documentation. */
declare const HAS_VERSIONS: boolean;

const versionMenus = () => document.querySelectorAll('[data-menu=versions]');

/** The current element between header and footer. */
export const currentFrame = (): Element => document.querySelector(`[${frameMarker}]`)!;

/** A page with its frame: the element itself, with its tabs, folds and fields. */
export interface LoadedPage extends Pick<PagePayload, 'route' | 'head' | 'navbarLabel' | 'versions'> {
  frame: Element;
}

export function currentPage(): LoadedPage {
  const frame = currentFrame();
  return {
    route: frame.getAttribute(frameMarker)!,
    head: [...document.head.querySelectorAll(pageTags)].map(({ outerHTML }) => outerHTML).join(''),
    navbarLabel: frame.getAttribute(navbarLabelMarker) ?? undefined,
    versions: HAS_VERSIONS ? (versionMenus()[0]?.innerHTML ?? '') : '',
    frame,
  };
}

/** Replaces the page: its frame, its head, and the current section, versions and links in the shared parts. */
export function showPage(page: LoadedPage): void {
  replaceFrame(currentFrame(), page.frame);

  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  document.head.insertAdjacentHTML('beforeend', page.head);

  for (const link of document.querySelectorAll(`${sectionList.selector} a`)) {
    link.ariaCurrent = link.textContent === page.navbarLabel ? 'true' : null;
  }
  if (HAS_VERSIONS) for (const menu of versionMenus()) menu.innerHTML = page.versions;
}

/** Replaces the frame. A sidebar that both pages have stays as it is, scrolled and folded. */
function replaceFrame(before: Element, frame: Element): void {
  const shown = sidebarIn(before);
  const next = sidebarIn(frame);
  const top = shown?.closest(sidebarColumn)?.scrollTop;
  before.replaceWith(frame);
  if (next && moveLinks(shown, next)) next.closest(sidebarColumn)!.scrollTop = top!;
}
