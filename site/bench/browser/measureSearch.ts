import type { Browser, Page } from 'playwright';

import type { Profile } from './profile';
import type { ServedSite } from './serveCounted';
import { trace, workOfKeys } from './trace';
import { visit } from './visit';

/** Where the parts of a search are on a page. */
export interface SearchParts {
  /** Opens the search. */
  button: string;
  field: string;
  /** A result. */
  result: string;
}

/** How a search answers. Times are in milliseconds; those of workers are multiplied, because the browser slows only the main thread of a page. */
export interface SearchTimes {
  /** Bytes of scripts and styles, and of data, that come from the click on the button until the search rests. */
  dialogBytes: number;
  indexBytes: number;
  /** Bytes that come while the query is written. */
  queryBytes: number;
  /** From the first key to its first results on the screen, with the index loaded; and until nothing of them changes any more. */
  firstKey: number;
  firstKeyWhole: number;
  /** The same for each further key: in the middle and at worst. */
  furtherKey: number;
  slowestKey: number;
  /** Work of the workers for a further key, in the middle and at worst. */
  worker: number;
  slowestWorker: number;
  /** Work of the main thread for a further key until all of it is painted, in the middle; its longest task of all. */
  main: number;
  longestTask: number;
  /** Number of results of the whole query. */
  results: number;
}

/** How long nothing changes before the results of a key count as complete, in milliseconds. */
const calm = 500;

/** How long after its last change a key still has work to do, in milliseconds. */
const settling = 100;

/** Opens the search on the home page, waits for its index, and writes a query letter by letter. */
export function measureSearch(
  browser: Browser,
  site: ServedSite,
  { parts, query, profile }: { parts: SearchParts; query: string; profile: Profile },
): Promise<SearchTimes> {
  return visit(browser, site, profile, async ({ page, quiet }) => {
    await page.goto(`${site.address}/`, { waitUntil: 'commit' });
    await quiet();
    await page.mouse.move(640, 500);
    await quiet();
    site.take();
    await page.locator(parts.button).first().click();
    await page.locator(parts.field).waitFor();
    await quiet();
    const { bytes } = site.take();
    await page.evaluate(noteResults, parts.result);
    const events = await trace(browser, page, async () => {
      for (const letter of query) await writeLetter(page, letter);
    });
    const keys = await page.evaluate(() => window.keys);
    const durations = keys.map(({ pressed, shown }) => (shown ?? pressed) - pressed);
    const work = workOfKeys(events, durations);
    const allWork = workOfKeys(
      events,
      keys.map(({ pressed, changed }, index) => Math.max(durations[index]!, changed + settling - pressed)),
    );
    // A worker is as slow as the main thread of the profile; a visitor waits for that too.
    const times = durations.map(
      (duration, index) => duration + work[index]!.worker * (profile.processor - 1),
    );
    const [first] = keys;
    const further = allWork.slice(1);
    const workers = work.slice(1).map(({ worker }) => worker * profile.processor);
    const inBytes = site.take().bytes;
    return {
      dialogBytes: bytes.script + bytes.style,
      indexBytes: bytes.data + bytes.other,
      queryBytes: inBytes.script + inBytes.data + inBytes.other,
      firstKey: times[0]!,
      firstKeyWhole: Math.max(times[0]!, first!.changed - first!.pressed),
      furtherKey: middle(times.slice(1)),
      slowestKey: Math.max(...times.slice(1)),
      worker: middle(workers),
      slowestWorker: Math.max(...workers),
      main: middle(further.map(({ main }) => main)),
      longestTask: Math.max(...further.map(({ longestTask }) => longestTask)),
      results: await page.locator(parts.result).count(),
    };
  });
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

declare global {
  interface Window {
    /** Keys that were pressed: when, when results that followed were on the screen first, and when anything changed last. */
    keys: { pressed: number; shown?: number; changed: number }[];
  }
}

/** Runs in the page and notes for each key when its results were on the screen. */
function noteResults(result: string): void {
  window.keys = [];
  addEventListener(
    'keydown',
    () => window.keys.push({ pressed: performance.now(), changed: performance.now() }),
    { capture: true },
  );
  const isOfResults = ({ target, addedNodes }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest(result) ||
    [...addedNodes].some(
      (node) => node instanceof Element && (node.matches(result) || node.querySelector(result)),
    );
  new MutationObserver((changes) => {
    const key = window.keys.at(-1);
    if (!key || changes.every(({ target }) => target instanceof Element && target.matches('input'))) return;
    key.changed = performance.now();
    if (!changes.some(isOfResults)) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (key.shown ??= performance.now()));
      port1.start();
      port2.postMessage('');
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

async function writeLetter(page: Page, letter: string): Promise<void> {
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  for (;;) {
    await page.waitForTimeout(calm);
    const rest = await page.evaluate(() => performance.now() - window.keys.at(-1)!.changed);
    if (rest >= calm) return;
  }
}
