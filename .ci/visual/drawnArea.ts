/**
 * The part of the page with a story, in whole pixels from the page's top left: its root and its additions to the body,
 * such as a dialog, with a margin. Undefined for a story that shows nothing. Long lists are cut off.
 *
 * Runs in the page, so it can't use other code of this module.
 */
export function drawnArea({ margin, maxHeight }: { margin: number; maxHeight: number }) {
  const storyElements = [...document.body.children].filter(
    (child) => !child.matches('.sb-wrapper, #storybook-docs, script, style, link'),
  );
  const boxes = storyElements
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

  const { scrollWidth, scrollHeight } = document.documentElement;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) + scrollX - margin));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY - margin));
  const right = Math.min(
    scrollWidth,
    Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX + margin),
  );
  const bottom = Math.min(
    scrollHeight,
    Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + margin),
  );
  if (right <= left || bottom <= top) return undefined;
  return { x: left, y: top, width: right - left, height: Math.min(bottom - top, maxHeight) };
}
