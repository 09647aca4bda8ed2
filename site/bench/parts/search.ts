import type { Browser, Page } from 'playwright';

import { withServed, type ServedSite } from '../browser/serveCounted';
import { eventsOf, sum, tasksIn, trace } from '../browser/trace';
import { phoneLine, visit } from '../browser/visit';
import { byTurns, median, rowOf, type Figures, type Part } from '../figures';
import type { BenchSite } from '../sites/benchSites';

export const search: Part = {
  title: 'Searching',
  note:
    'What the click on the search button fetches, and what comes while two words are written letter by letter; milliseconds from a key to its first results on the screen. ' +
    'Worker and main thread are those of further keys: until the first results are there; the longest task is that of the whole key, until nothing changes any more. ' +
    'Of all keys the one in the middle is given, and the slowest or worst. ' +
    'The browser slows only the main thread of a page, so the time of the worker is multiplied, and what that adds to the waiting is added.',
  head: ['site'],
  measure: async (options) => {
    const { documentation, sites, makeReady, browser } = options;
    const searched = [documentation, ...sites.filter(({ rival }) => !rival)];
    for (const site of searched) await makeReady(site);
    return byTurns(searched.map(rowOf), options, ({ site }) =>
      withServed(site.outDir, (served) => measureSearch(browser, served, queryFor(site))),
    );
  },
};

/** Two words that are on pages of the site. */
export const queryFor = ({ size }: BenchSite): string =>
  size === undefined ? 'foreign keys' : 'parse protocol';

const button = 'header button[aria-haspopup="dialog"]:visible';
const field = '[role="dialog"] [role="combobox"]';
const result = '[role="dialog"] [role="option"]';

/** How long nothing changes before the results of a key count as complete, in milliseconds. */
const calm = 500;

/** How long after its last change a key still has work to do, in milliseconds. */
const settling = 100;

/** Opens the search on the home page, waits for its index, and writes a query letter by letter. */
export function measureSearch(browser: Browser, site: ServedSite, query: string): Promise<Figures> {
  return visit(browser, site, phoneLine, async ({ page, quiet }) => {
    await page.goto(`${site.address}/`, { waitUntil: 'commit' });
    await quiet();
    site.take();
    await page.locator(button).first().click();
    await page.locator(field).waitFor();
    await quiet();
    const opened = site.take();
    await page.evaluate(noteResults, result);
    const events = await trace(browser, page, async () => {
      for (const letter of query) await writeLetter(page, letter);
    });
    const written = site.take();
    const noted = await page.evaluate(() => window.keys);
    const pressed = eventsOf(events, 'EventDispatch', 'keydown');
    const keys = noted.map(({ pressed: at, shown = at, changed }, index) => {
      const first = tasksIn(events, pressed[index]!, shown - at);
      const worker = sum(first.workers) * phoneLine.processor;
      return {
        isAnswered: shown !== at,
        // A worker is as slow as the main thread of the profile; a visitor waits for that too.
        wait: shown - at + (worker * (phoneLine.processor - 1)) / phoneLine.processor,
        worker,
        main: sum(first.main),
        longest: Math.max(0, ...tasksIn(events, pressed[index]!, changed + settling - at).main),
      };
    });
    const further = keys.slice(1);
    // A key that changes no result has nobody wait.
    const answered = further.filter(({ isAnswered }) => isAnswered);
    const most = (name: 'wait' | 'worker' | 'longest') => Math.max(...further.map((key) => key[name]));
    const middle = (name: 'wait' | 'worker' | 'main' | 'longest') => median(answered.map((key) => key[name]));
    return {
      'dialog kB': (opened.script + opened.style) / 1000,
      'index kB': (opened.data + opened.other) / 1000,
      'kB while writing': (written.script + written.data + written.other) / 1000,
      'first key': keys[0]!.wait,
      'further key': middle('wait'),
      slowest: most('wait'),
      worker: middle('worker'),
      'worker at worst': most('worker'),
      'main thread': middle('main'),
      'longest task': middle('longest'),
      'worst task': most('longest'),
      results: await page.locator(result).count(),
    };
  });
}

declare global {
  interface Window {
    /** Keys: when they were pressed, when results that followed were on the screen first, and when anything changed last. */
    keys: { pressed: number; shown?: number; changed: number }[];
  }
}

/** Runs in the page and notes for each key when its results were on the screen. */
function noteResults(result: string): void {
  window.keys = [];
  const note = () => window.keys.push({ pressed: performance.now(), changed: performance.now() });
  addEventListener('keydown', note, { capture: true });
  const isOfResults = ({ target, addedNodes, removedNodes }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest(result) ||
    [...addedNodes, ...removedNodes].some(
      (node) => node instanceof Element && (node.matches(result) || node.querySelector(result)),
    );
  new MutationObserver((changes) => {
    const key = window.keys.at(-1);
    if (!key || changes.every(({ target }) => target instanceof Element && target.matches('input'))) return;
    key.changed = performance.now();
    if (!changes.some(isOfResults)) return;
    // A message comes after the frame that paints what has changed.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (key.shown ??= performance.now());
      port2.postMessage('');
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

async function writeLetter(page: Page, letter: string): Promise<void> {
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  for (let rest = 0; rest < calm;) {
    await page.waitForTimeout(calm);
    rest = await page.evaluate(() => performance.now() - window.keys.at(-1)!.changed);
  }
}
