import { textMarker } from '../pageMarkers';

/** On the element of the main script: how many blocks of text are in the first frame, 0 for reference pages. */
export const firstBlocksMarker = 'data-first-blocks';

/** The element whose children are the blocks of text. */
const articleSelector = `[${textMarker}]>article`;

/** Marks drawn blocks, so that the rule that hides the rest doesn't match. `parts`: only its marked children are drawn. */
const drawnMarker = 'data-drawn';

/** Characters drawn per frame, near the window and far below; an element counts for five. 50 ms at most on a slow phone. */
const budget = { near: 300, far: 1500 };
type Zone = keyof typeof budget;

/** A machine that draws the first frame, or loads the page, within this many milliseconds doesn't need steps. */
const quick = { frame: 40, page: 100 };

/**
 * If no frame comes within this many milliseconds, the page is shown whole: hidden tabs have no frames. Measured per frame,
 * not per page: at 12x CPU throttling, the longest task of transformers/system is 0.7 s instead of 2.3 s (medians of 4 loads).
 */
const longestWait = 4000;

/**
 * Draws a page in several short frames on slow machines: the header with the first lines of text, the sidebar and the
 * contents, then the rest of the text. Fast machines, and pages from the cache, take one frame after the first. At 4x CPU
 * throttling and 1.6 Mbit/s, LCP is 12 to 21 % earlier on pages of text (medians of 9 and 11 loads, with and without).
 *
 * Has no effect when printing, in hidden tabs, and on visits to an anchor or by back and forward.
 *
 * @param onFirstLines Called when the first lines are on the screen, or when there is nothing to wait for.
 */
export function drawInSteps(onFirstLines: () => void): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Unlike `location`, the entry's name has text fragments.
  const usesSteps = !document.hidden && visit?.type === 'navigate' && !visit.name.includes('#');
  if (usesSteps) draw(onFirstLines);
  else onFirstLines();
}

function draw(onFirstLines: () => void): void {
  const begun = performance.now();
  const sheet = new CSSStyleSheet();
  const hide = (selectors: string) => sheet.replaceSync(`@media screen{${selectors}{display:none}}`);
  const end = () => {
    onFirstLines();
    // Setting the same sheets would recalculate all styles.
    if (!document.adoptedStyleSheets.includes(sheet)) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };

  const mainScript = document.querySelector(`[${firstBlocksMarker}]`);
  const firstBlocks = Number(mainScript?.getAttribute(firstBlocksMarker));
  const isReference = firstBlocks === 0;
  let zone: Zone = 'near';
  const batches = drawBlocks(firstBlocks, () => zone);
  // Changing the sheet recalculates the styles of the whole document, changing a marker only those of its block.
  const hidden = `:not([${drawnMarker}])`;
  const textBelow = `${articleSelector}>:nth-child(n+${firstBlocks + 1})${hidden},[${drawnMarker}=parts]>${hidden},${articleSelector}~*,[data-sidebar]~*`;
  const surroundings = '[data-column=sidebar]>*,main~*';
  function* steps() {
    if (isReference) {
      hide(`${textBelow},${surroundings}`);
      batches.next();
      yield;
    }
    hide(textBelow);
    yield;
    onFirstLines();
    for (;;) {
      // Some text to scroll to is enough: the browser draws nothing further away.
      const { bottom } = document.querySelector(articleSelector)?.getBoundingClientRect() ?? { bottom: 0 };
      if (bottom > 2.5 * innerHeight) zone = 'far';
      // It doesn't draw rows of the reference outside of the window either, so they need no steps.
      if ((zone === 'far' && isReference) || batches.next().done) return;
      yield;
    }
  }
  const step = steps();
  let timer: ReturnType<typeof setTimeout>;
  const inNextFrame = (callback: FrameRequestCallback) => {
    clearTimeout(timer);
    timer = setTimeout(end, longestWait);
    requestAnimationFrame(callback);
  };
  const next = () => {
    if (step.next().done) end();
    else inNextFrame(next);
  };

  hide(isReference ? 'header~*' : `${textBelow},${surroundings}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  inNextFrame(function begin(firstFrame) {
    if (!document.querySelector('header')) inNextFrame(begin);
    else inNextFrame((now) => (now - firstFrame < quick.frame ? end() : next()));
  });
  addEventListener('load', () => performance.now() - begun < quick.page && end());
  // Anchors and find-in-page need the whole page.
  addEventListener('pointerdown', end);
  addEventListener('keydown', end);
}

/** Draws the blocks of the text from a given one, as they arrive. Yields after as much as fits in a frame. */
function* drawBlocks(first: number, currentZone: () => Zone): Generator<void> {
  const blocks = () => document.querySelector(articleSelector)?.children ?? [];
  let done = 0;
  for (let index = first; document.readyState === 'loading' || index < blocks().length;) {
    const block = blocks()[index];
    for (const share of block ? drawBlock(block, currentZone()) : [1]) {
      done += share;
      if (done < 1) continue;
      yield;
      done = 0;
    }
    if (block) index++;
  }
}

/**
 * Draws a block, a large one child by child, and yields each child's share of a frame. Visible columns are drawn together,
 * as each moves the others.
 */
function* drawBlock(element: Element, zone: Zone): Generator<number> {
  element.setAttribute(drawnMarker, 'parts');
  const isSplit = sizeOf(element) > 60 && (zone === 'far' || getComputedStyle(element).display === 'block');
  if (isSplit) {
    for (const part of element.children) yield* drawBlock(part, zone);
  } else {
    element.setAttribute(drawnMarker, '');
    yield (element.textContent.length + 5 * sizeOf(element)) / budget[zone];
  }
}

const sizeOf = (element: Element) => element.getElementsByTagName('*').length;
