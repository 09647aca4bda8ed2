/** Where a reader is on a page. */
export interface ScrollPlace {
  /** Scroll position in pixels. */
  top: number;
  /** The section at the top of the viewport, by id, and its distance from the viewport's top. */
  near?: { id: string; offset: number };
  /** The element there, as long as the page is kept. */
  seen?: { element: Element; offset: number };
}

/** Where text starts below the navbar, in pixels. */
const belowNavbar = 140;

/** Distance between the points that are probed, in pixels. */
const lineHeight = 28;

/** Where the reader is now. */
export function placeNow(): ScrollPlace {
  const top = window.scrollY;
  const main = document.querySelector('main');
  const { left, width } = main?.getBoundingClientRect() ?? {};
  if (top === 0 || !main || left === undefined || width === undefined) return { top };
  let seen: ScrollPlace['seen'];
  for (let y = belowNavbar; y < innerHeight; y += lineHeight) {
    const element = document.elementFromPoint(left + width / 3, y);
    if (!element || element === main || !main.contains(element)) continue;
    // The gap between two parts belongs to a taller element, which says little about the position.
    if (!seen || (isTall(seen.element) && !isTall(element)))
      seen = { element, offset: element.getBoundingClientRect().top };
    const part = element.closest('main [id]') ?? element.closest('main section')?.querySelector('[id]');
    if (part) return { top, seen, near: { id: part.id, offset: part.getBoundingClientRect().top } };
  }
  return { top, seen };
}

const isTall = (element: Element) => element.getBoundingClientRect().height > innerHeight;

/**
 * Scrolls to where the reader was. Parts of a long page that were never rendered have estimated heights, so the element they
 * looked at counts more than the scroll position.
 */
export function returnTo({ top, near, seen }: ScrollPlace): void {
  window.scrollTo(0, top);
  const element = seen?.element.isConnected ? seen.element : near && document.getElementById(near.id);
  if (!element) return;
  const offset = element === seen?.element ? seen.offset : near!.offset;
  const align = () => {
    window.scrollBy(0, element.getBoundingClientRect().top - offset);
    return window.scrollY;
  };
  const aligned = align();
  // By then, the elements in view have their real heights.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (Math.abs(window.scrollY - aligned) < innerHeight) align();
    }),
  );
}
