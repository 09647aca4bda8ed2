import { readerEvents } from '../interactions';

/** An element by its tag and its index among elements with that tag. Still valid after a reload. */
type ElementPath = [tag: string, number: number];

/** Where a reader is on a page. */
export interface ReadingPosition {
  /** Scroll position in pixels. */
  top: number;
  /** The element at the top of their view, and its distance from the top of the viewport. */
  seen?: { path: ElementPath; offset: number };
  focus?: ElementPath;
}

/** Restores the held position; and the scroll position and page height, in pixels, after it last did. */
let held: { restore: () => void; top: number; height: number } | undefined;

/**
 * The reader's current position.
 *
 * @param focused The element that has the focus, or that the reader pressed.
 */
export function currentPosition(focused: Element | null): ReadingPosition {
  const top = window.scrollY;
  const focus = focused && focused !== document.body ? pathOf(focused) : undefined;
  const main = document.querySelector('main');
  if (top === 0 || !main) return { top, focus };
  const { left, width } = main.getBoundingClientRect();
  // From the first line below the navbar.
  for (let y = 140; y < innerHeight; y += 28) {
    const element = document.elementFromPoint(left + width / 3, y);
    if (!element || element === main || !main.contains(element)) continue;
    const { top: offset, height } = element.getBoundingClientRect();
    // The gap between two parts belongs to a taller element, which says little about the position.
    if (height <= innerHeight) return { top, focus, seen: { path: pathOf(element), offset } };
  }
  return { top, focus };
}

const pathOf = (element: Element): ElementPath => {
  const tag = element.tagName;
  return [tag, [...document.getElementsByTagName(tag)].indexOf(element)];
};

/** The element of a path, if it exists. */
export const elementAt = (path?: ElementPath) =>
  path && (document.getElementsByTagName(path[0])[path[1]] as HTMLElement | undefined);

/** Scrolls to a position: to the element that was visible, because heights above it may be estimates. */
export function restorePosition({ top, seen }: ReadingPosition): void {
  const element = elementAt(seen?.path);
  const isShown = element && element.getClientRects().length > 0;
  window.scrollTo(0, isShown ? window.scrollY + element.getBoundingClientRect().top - seen!.offset : top);
}

const heightNow = () => document.body.offsetHeight;

/** Calls back now, and whenever the page's height has changed, until the reader acts or scrolls. */
export function holdPosition(restore: () => void): void {
  restore();
  held = { restore, top: window.scrollY, height: heightNow() };
}

export const isPositionHeld = () => held !== undefined;

/** Late after a reload, WebKit scrolls to the anchor in the address. Undoes that. */
export function undoLateJump(): boolean {
  const { scrollY } = window;
  const anchor = document.querySelector(':target');
  if (!held || !anchor || Math.abs(scrollY - held.top) <= 1) return false;
  anchor.scrollIntoView();
  const isJump = Math.abs(window.scrollY - scrollY) <= 1;
  if (isJump) holdPosition(held.restore);
  else window.scrollTo(0, scrollY);
  return isJump;
}

/** Releases a held position when the reader acts, and keeps elements focused with Tab in view. */
export function trackReader(): void {
  const release = () => (held = undefined);
  for (const type of readerEvents) addEventListener(type, release, true);
  // Unlike `keydown`, it also fires when Tab moves into the page from the browser's own controls.
  addEventListener('keyup', ({ key }) => {
    const focused = document.activeElement;
    if (key === 'Tab' && focused !== document.body) {
      holdPosition(() => focused?.scrollIntoView({ block: 'nearest' }));
    }
  });
  const onScroll = () => {
    // The page scrolls when a height above changes.
    if (!held || heightNow() !== held.height || Math.abs(window.scrollY - held.top) <= 1) return;
    if (!undoLateJump()) release();
  };
  const restoreAgain = () => held && holdPosition(held.restore);
  // Until the frame after the page is loaded, browsers may scroll to a position that they stored.
  const settle = () => {
    restoreAgain();
    const follow = () => {
      restoreAgain();
      addEventListener('scroll', onScroll);
    };
    requestAnimationFrame(() => requestAnimationFrame(follow));
  };
  addEventListener('pageshow', settle);
  if (document.readyState === 'complete') settle();
  new ResizeObserver(() => heightNow() !== held?.height && restoreAgain()).observe(document.body);
}
