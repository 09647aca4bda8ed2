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
  /** From the first key to its first results on the screen, with the index loaded; and until their texts are there too. */
  firstKey: number;
  firstKeyWhole: number;
  /** From each further key that changes the results to the first of its own: in the middle and at worst. */
  furtherKey: number;
  slowestKey: number;
  /** Work of the workers for a further key, in the middle and at worst. */
  worker: number;
  slowestWorker: number;
  /** Work of the main thread until the first results of a further key are there, and its longest task: in the middle and at worst. */
  main: number;
  longestTask: number;
  worstTask: number;
  /** The same for what follows without a wait of the reader: results further down, until nothing changes any more. */
  mainAfter: number;
  longestTaskAfter: number;
  worstTaskAfter: number;
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
    const durations = keys.map(({ pressed, shown, whole }) => ({
      first: (shown ?? pressed) - pressed,
      whole: (whole ?? shown ?? pressed) - pressed,
    }));
    const work = workOfKeys(
      events,
      durations.map(({ first }) => ({ from: 0, until: first })),
    );
    const workAfter = workOfKeys(
      events,
      keys.map(({ pressed, changed }, index) => ({
        from: durations[index]!.first,
        until: Math.max(durations[index]!.first, changed + settling - pressed),
      })),
    );
    // A worker is as slow as the main thread of the profile; a visitor waits for that too.
    const times = durations.map(({ first }, index) => first + work[index]!.worker * (profile.processor - 1));
    const further = work.slice(1);
    // A key that changes no result has nobody wait.
    const isAnswered = (_: unknown, index: number) => keys[index + 1]!.shown !== undefined;
    const waits = times.slice(1).filter(isAnswered);
    const after = workAfter.slice(1);
    const workers = further.map(({ worker }) => worker * profile.processor);
    const inBytes = site.take().bytes;
    return {
      dialogBytes: bytes.script + bytes.style,
      indexBytes: bytes.data + bytes.other,
      queryBytes: inBytes.script + inBytes.data + inBytes.other,
      firstKey: times[0]!,
      firstKeyWhole: Math.max(times[0]!, durations[0]!.whole),
      furtherKey: middle(waits),
      slowestKey: Math.max(...waits),
      worker: middle(workers),
      slowestWorker: Math.max(...workers),
      main: middle(further.filter(isAnswered).map(({ main }) => main)),
      longestTask: middle(further.filter(isAnswered).map(({ longestTask }) => longestTask)),
      worstTask: Math.max(...further.map(({ longestTask }) => longestTask)),
      mainAfter: middle(after.map(({ main }) => main)),
      longestTaskAfter: middle(after.map(({ longestTask }) => longestTask)),
      worstTaskAfter: Math.max(...after.map(({ longestTask }) => longestTask)),
      results: await page.locator(parts.result).count(),
    };
  });
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

declare global {
  interface Window {
    /**
     * Keys that were pressed: when, when results that followed were on the screen first, when these changed last, and
     * when anything did.
     */
    keys: { pressed: number; shown?: number; whole?: number; changed: number }[];
  }
}

/** Runs in the page and notes for each key when its results were on the screen. */
function noteResults(result: string): void {
  window.keys = [];
  /** The results that a key showed first. */
  let first: Element[] = [];
  addEventListener(
    'keydown',
    () => {
      first = [];
      window.keys.push({ pressed: performance.now(), changed: performance.now() });
    },
    { capture: true },
  );
  const isOfResults = ({ target, addedNodes, removedNodes }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest(result) ||
    [...addedNodes, ...removedNodes].some(
      (node) => node instanceof Element && (node.matches(result) || node.querySelector(result)),
    );
  const isOfFirst = ({ target }: MutationRecord) => first.some((element) => element.contains(target));
  /** Calls back once what has changed is painted. */
  const afterPaint = (note: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', note);
      port1.start();
      port2.postMessage('');
    });
  new MutationObserver((changes) => {
    const key = window.keys.at(-1);
    if (!key || changes.every(({ target }) => target instanceof Element && target.matches('input'))) return;
    key.changed = performance.now();
    if (changes.some(isOfFirst)) afterPaint(() => (key.whole = performance.now()));
    if (!changes.some(isOfResults)) return;
    afterPaint(() => {
      if (key.shown !== undefined) return;
      key.shown = performance.now();
      first = [...document.querySelectorAll(result)];
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
