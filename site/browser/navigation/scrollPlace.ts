/** Where a reader is on a page. */
export interface ScrollPlace {
  /** How far the window is scrolled, in pixels. */
  top: number;
  /** The named part of the page that the reader has before them, and how far from the window's top it begins. */
  near?: { id: string; offset: number };
  /** What the reader has before them, while the page stays as they left it. */
  seen?: { element: Element; offset: number };
}

/** Where the window's text begins, below the navbar, in pixels. */
const belowNavbar = 140;

/** Distance between the lines that are looked at, in pixels. */
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
    // What lies between two parts belongs to what is larger than the window, and says little of where the reader is.
    if (!seen || (isTall(seen.element) && !isTall(element)))
      seen = { element, offset: element.getBoundingClientRect().top };
    const part = element.closest('main [id]') ?? element.closest('main section')?.querySelector('[id]');
    if (part) return { top, seen, near: { id: part.id, offset: part.getBoundingClientRect().top } };
  }
  return { top, seen };
}

const isTall = (element: Element) => element.getBoundingClientRect().height > innerHeight;

/**
 * Brings the window to where the reader was. Parts of a long page that have not been drawn yet have heights that are estimated, so
 * the part the reader had before them counts more than the distance.
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
  // What came into view has been drawn by then, and may be higher or lower than it was estimated.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (Math.abs(window.scrollY - aligned) < innerHeight) align();
    }),
  );
}
