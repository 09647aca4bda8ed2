import type { Browser } from 'playwright';

import { withServed, type ServedSite } from '../browser/serveCounted';
import { eventsOf, sum, tasksIn, trace } from '../browser/trace';
import { phoneLine, visit } from '../browser/visit';
import { byTurns, median, type Figures, type Part } from '../figures';

export const search: Part = {
  title: 'Searching',
  note:
    'What the click on the search button fetches, and what comes while two words are written letter by letter; milliseconds from a key to its first results on the screen. ' +
    'The longest task is that of a whole key, until nothing changes any more. ' +
    'Of all keys the one in the middle is given, and the slowest or worst. ' +
    'The browser slows only the main thread of a page, so the time of the worker is multiplied, and what that adds to the waiting is added.',
  head: ['site'],
  measure: async (options) => {
    const searched = [options.documentation, ...options.sites.filter(({ rival }) => !rival)];
    for (const site of searched) await options.makeReady(site);
    return byTurns(searched, options, ({ outDir, size }) =>
      withServed(outDir, (served) =>
        // Words that are on pages of the site.
        measureSearch(options.browser, served, size === undefined ? 'foreign keys' : 'parse protocol'),
      ),
    );
  },
};

const button = 'header button[aria-haspopup="dialog"]:visible';
const field = '[role="dialog"] [role="combobox"]';
const result = '[role="dialog"] [role="option"]';

/** How long nothing changes before the results of a key count as complete, in milliseconds. */
const calm = 500;

/** How long after its last change a key still has work to do, in milliseconds. */
const settling = 100;

/** Opens the search on the home page, waits for its index, and writes a query letter by letter. */
const measureSearch = (browser: Browser, site: ServedSite, query: string): Promise<Figures> =>
  visit(browser, site, phoneLine, async ({ page, quiet }) => {
    await page.goto(`${site.address}/`, { waitUntil: 'commit' });
    await quiet();
    site.take();
    await page.locator(button).first().click();
    await page.locator(field).waitFor();
    await quiet();
    const opened = site.take();
    await page.evaluate(noteResults, result);
    const events = await trace(browser, page, async () => {
      for (const letter of query) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        const isCalm = (calm: number) => performance.now() - window.keys.at(-1)!.changed > calm;
        await page.waitForFunction(isCalm, calm, { polling: calm });
      }
    });
    const written = site.take();
    const noted = await page.evaluate(() => window.keys);
    const pressed = eventsOf(events, 'EventDispatch', 'keydown');
    const keys = noted.map(({ pressed: at, shown = at, changed }, index) => {
      const { workers } = tasksIn(events, pressed[index]!, shown - at);
      return {
        isAnswered: shown !== at,
        // A worker is as slow as the main thread of the profile; a visitor waits for that too.
        wait: shown - at + sum(workers) * (phoneLine.processor - 1),
        longest: Math.max(0, ...tasksIn(events, pressed[index]!, changed + settling - at).main),
      };
    });
    const further = keys.slice(1);
    // A key that changes no result has nobody wait.
    const answered = further.filter(({ isAnswered }) => isAnswered);
    const most = (name: 'wait' | 'longest') => Math.max(...further.map((key) => key[name]));
    const middle = (name: 'wait' | 'longest') => median(answered.map((key) => key[name]));
    return {
      'dialog kB': (opened.script + opened.style) / 1000,
      'index kB': (opened.data + opened.other) / 1000,
      'kB while writing': (written.script + written.data + written.other) / 1000,
      'first key': keys[0]!.wait,
      'further key': middle('wait'),
      slowest: most('wait'),
      'longest task': middle('longest'),
      'worst task': most('longest'),
      results: await page.locator(result).count(),
    };
  });

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
    if (changes.some(isOfResults)) window.afterPaint(() => (key.shown ??= performance.now()));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
