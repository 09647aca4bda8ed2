import { contentMarker } from '../navigation/pageDocument';

/** The element whose children are the blocks of the text. */
const content = `[${contentMarker}]>article`;

/** What one frame is to cost, in letters of text: a slow phone draws these in half of the 50 ms that a reader would notice. */
const cost = 300;

/** How many letters an element counts for. */
const ofElement = 5;

/** A block of more elements comes in parts. */
const large = 60;

/** A machine that draws the header, or has loaded the page from here on, within so many milliseconds needs no steps. */
const quick = { header: 40, page: 100 };

/** How many windows the text fills before all that is left comes at once. The browser draws nothing that waits further down. */
const windows = 2.5;

/** After this time, in milliseconds, all comes at once: a tab that is hidden meanwhile draws no frames. */
const longest = 2000;

/**
 * Has a slow machine draw a page in several short frames where it would take one long one: the header; the first lines of
 * the text; the sidebar and the contents; then the text, part by part, until what is left is out of sight. A reader sees
 * something sooner, and nothing holds them up in between. A machine that draws the header in no time, or has
 * loaded the page before, draws all else with its next frame.
 *
 * A page without scripts is drawn as it comes, and so is one in which the reader goes to a section or back to where they were, one
 * in a tab that is not seen, and one on paper.
 */
export function drawInSteps(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The address of the visit has words that a link leads to as well, which the address of the page has not.
  if (!document.hidden && visit?.type === 'navigate' && !visit.name.includes('#')) draw();
}

function draw() {
  const begun = performance.now();
  const sheet = new CSSStyleSheet();
  const hide = (rest: string) => sheet.replaceSync(`@media screen{${rest}{display:none}}`);
  const end = () => {
    // To set what is set would have the browser go through all styles again.
    if (!document.adoptedStyleSheets.includes(sheet)) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  const blocks = () => document.querySelector(content)?.children ?? [];
  const sizeOf = (element: Element) => element.getElementsByTagName('*').length;

  // Where the text that is not drawn yet begins: a block, and a part of it.
  let block = 0;
  let part = 0;
  const isLeft = () => document.readyState === 'loading' || block < blocks().length;
  const isFilled = () => {
    const last = blocks()[block - 1];
    return last !== undefined && last.getBoundingClientRect().bottom > windows * innerHeight;
  };
  const resume = () => {
    for (let left = cost; left > 0;) {
      const whole = blocks()[block];
      if (!whole) return;
      const parts = sizeOf(whole) > large ? whole.children : [];
      const next = parts[part++] ?? whole;
      left -= next.textContent.length + ofElement * sizeOf(next);
      if (part < parts.length) continue;
      block++;
      part = 0;
    }
  };
  const rest = () => {
    const laterBlocks = (from: number) => `${content}>:nth-child(n+${from}),${content}~*,[data-sidebar]~*`;
    if (part === 0) return laterBlocks(block + 1);
    return `${content}>:nth-child(${block + 1})>:nth-child(n+${part + 1}),${laterBlocks(block + 2)}`;
  };

  function* steps() {
    resume();
    yield `${rest()},[data-sidebar]>:not([data-width])>*,main~*`;
    yield rest();
    while (isLeft() && !isFilled()) {
      resume();
      yield rest();
    }
  }
  const step = steps();
  const next = () => {
    const { done, value } = step.next();
    if (done) return end();
    hide(value);
    requestAnimationFrame(next);
  };

  hide('header~*');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  requestAnimationFrame(function begin(drawn) {
    if (!document.querySelector('header')) requestAnimationFrame(begin);
    else requestAnimationFrame((now) => (now - drawn < quick.header ? end() : next()));
  });
  addEventListener('load', () => {
    if (performance.now() - begun < quick.page) end();
  });
  // A link within the page, or a search in it, finds what it leads to.
  addEventListener('pointerdown', end);
  addEventListener('keydown', end);
  setTimeout(end, longest);
}
