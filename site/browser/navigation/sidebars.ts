import { markCurrent } from '#ui/behaviors';

import { loadOnce } from '../../loadOnce';
import { fetchOk } from '../fetchOk';
import { currentMarker, sidebarMarker, withinMarker } from '../pageMarkers';
import { site } from '../site';
import { parseElement } from './parseElement';
import { sidebarPath } from './pagePayload';

/**
 * The HTML in a whole sidebar, without marks, by its id.
 *
 * @throws {TypeError} When it can't be fetched.
 */
export const sidebarContent = loadOnce(async (id): Promise<string> => {
  const response = await fetchOk(site.base + sidebarPath(id));
  return parseElement((await response.json()) as string).innerHTML;
});

/** The sidebar in an element. */
export const sidebarIn = (parent: ParentNode) => parent.querySelector(`[${sidebarMarker}]`);

export const sidebarId = (sidebar: Element | null) => sidebar?.getAttribute(sidebarMarker);

/** Completes the next page's sidebar with the shown one's links if both are the same, or else fetches them. */
export async function completeSidebar(frame: Element): Promise<void> {
  const next = sidebarIn(frame);
  if (!next || next.hasChildNodes()) return;
  if (moveLinks(sidebarIn(document)?.cloneNode(true) as Element, next)) return;
  next.innerHTML = await sidebarContent(sidebarId(next)!);
  markCurrentLink(next, next);
}

/**
 * Moves the links of a sidebar to that of another page, if it is the same and has a link for the current page. They stay as
 * folded as they were; the old page keeps copies.
 */
export function moveLinks(shown: Element | null | undefined, next: Element): boolean {
  if (!shown || sidebarId(shown) !== sidebarId(next)) return false;
  const copy = shown.cloneNode(true);
  if (!markCurrentLink(shown, next)) return false;
  next.replaceChildren(...shown.childNodes);
  shown.append(...copy.childNodes);
  return true;
}

function markCurrentLink(links: Element, page: Element): boolean {
  const current = page.getAttribute(currentMarker) ?? undefined;
  return markCurrent(links, current, page.hasAttribute(withinMarker) ? 'true' : 'page');
}
