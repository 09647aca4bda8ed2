import type { Locator, Page } from '@playwright/test';
import sirv from 'sirv';

import { storybookFolder } from '../../.storybook/visual/folders';
import { describeComponent, type Reading } from './describeComponent';
import { expect, serving, takenOver, test as base } from './test';

/** What Storybook shows is what visitors get: the same keys and clicks do the same in a story and on a page of the built site. */
const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      await serving(sirv(storybookFolder), use);
    },
    { scope: 'worker' },
  ],
});

/** Where a component is operated. */
interface Place {
  page: Page;
  component: Locator;
}

/** Something that a visitor does. */
interface Step {
  does: string;
  act: (place: Place) => Promise<unknown>;
  /** What is waited for, where it takes time. */
  until?: RegExp;
}

type Pick = (component: Locator) => Locator;

interface Row extends Reading {
  name: string;
  /** Id of the story. */
  story: string;
  /** Address of the page, in the documentation. */
  at: string;
  find: (page: Page) => Locator;
  script: Step[];
  /** Width of the window. @default 1280 */
  width?: number;
  /** Done to both before anything is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the story to where the script begins. */
  inStory?: (place: Place) => Promise<unknown>;
  /** Brings the page to where the script begins. */
  onPage?: (place: Place) => Promise<unknown>;
  /** What the browser may complain about. */
  complaints?: RegExp;
}

const press = (key: string, until?: RegExp): Step => ({
  does: `press ${key}`,
  act: ({ page }) => page.keyboard.press(key),
  until,
});
const type = (text: string): Step => ({ does: `type ${text}`, act: ({ page }) => page.keyboard.type(text) });
const empty: Step = {
  does: 'empty it',
  act: async ({ page }) => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  },
};
const click = (what: string, pick: Pick): Step => ({
  does: `click ${what}`,
  act: ({ component }) => pick(component).click(),
});
const focus = (what: string, pick: Pick): Step => ({
  does: `focus ${what}`,
  act: ({ component }) => pick(component).focus(),
});
const scrollTo = (what: string, place: (links: string[]) => string): Step => ({
  does: `scroll to ${what}`,
  act: async ({ page, component }) => {
    const links = await component
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    // A browser tells of it with its next picture, which may be later than the page's next frame by the clock of the test.
    await page.evaluate(
      (id) =>
        new Promise((told) => {
          addEventListener('scroll', told, { once: true });
          window.scrollTo(
            0,
            id === '' ? 0 : document.getElementById(id)!.getBoundingClientRect().top + scrollY - 100,
          );
        }).then(() => undefined),
      place(links).slice(1),
    );
  },
});

const tab =
  (index: number): Pick =>
  (component) =>
    component.getByRole('tab').nth(index);
const button =
  (name: string | RegExp): Pick =>
  (component) =>
    component.getByRole('button', { name });

/** What the page tells the site goes no further: what the site makes of it is tested elsewhere. */
const keepTo = (name: string) => (page: Page) =>
  page.addInitScript((kept) => {
    document.addEventListener(kept, (event) => event.stopImmediatePropagation(), { capture: true });
  }, name);

/** Links are pressed, and nobody leaves. */
const stay = (page: Page) =>
  page.addInitScript(() => {
    const isLink = ({ target }: Event) => target instanceof Element && target.closest('a');
    addEventListener('click', (event) => isLink(event) && event.preventDefault(), { capture: true });
  });

const rows: Row[] = [
  {
    name: 'Tabs',
    story: 'components-tabs--default',
    at: '/cli/sync',
    find: (page) => page.locator('div:has(> [role="tablist"])').first(),
    told: '[role="tablist"], [role="tab"], [role="tabpanel"]',
    content: '[role="tab"], [role="tabpanel"]',
    script: [
      focus('the first tab', tab(0)),
      press('ArrowRight'),
      press('ArrowRight'),
      press('ArrowRight'),
      press('ArrowLeft'),
      press('Home'),
      press('End'),
      click('the second tab', tab(1)),
      press('Tab'),
      press('Shift+Tab'),
    ],
  },
  {
    name: 'RequestExample',
    story: 'components-requestexample--default',
    at: '/api/mgmt/v1alpha1/anonymization.proto',
    find: (page) => page.getByRole('group', { name: 'Example of AnonymizeSingle' }),
    // Which code has room depends on the code.
    told: '[role="group"]:not(pre), [role="tablist"], [role="tab"], [role="tabpanel"], button',
    content: 'figure:not([role="tabpanel"] *) [data-copy]',
    script: [
      focus('the first tab', tab(0)),
      press('ArrowRight'),
      press('ArrowLeft'),
      press('End'),
      click('the third tab', tab(2)),
      press('ArrowLeft'),
      press('Tab'),
      press('Shift+Tab'),
    ],
  },
  {
    name: 'Fold',
    story: 'components-fold--default',
    at: '/api/mgmt/v1alpha1/connection.proto',
    find: (page) => page.locator('details', { hasText: /Show \d+ more/ }).first(),
    told: 'details, summary',
    content: 'summary',
    script: [
      focus('what opens it', (component) => component.locator('summary').first()),
      press('Enter'),
      press('Space'),
      click('what opens it', (component) => component.locator('summary').first()),
    ],
  },
  {
    name: 'SampleForm',
    story: 'components-sampleform--filled-with-keyboard',
    at: '/api/mgmt/v1alpha1/anonymization.proto',
    find: (page) => page.locator('fieldset:has([data-sample-input])'),
    inStory: ({ component }) => component.getByLabel('Base URL').fill(''),
    onPage: ({ component }) => component.getByLabel('Base URL').fill(''),
    script: [
      focus('the second field', (component) => component.getByLabel('Account id')),
      press('Shift+Tab'),
      type('http://localhost:8080'),
      press('Backspace'),
      empty,
      press('Tab'),
      press('Shift+Tab'),
    ],
  },
  {
    name: 'Feedback',
    story: 'components-feedback--default',
    at: '/cli/sync',
    find: (page) => page.getByRole('group', { name: 'Was this page helpful?' }),
    script: [
      focus('the first answer', button('Yes')),
      press('Tab'),
      press('Space'),
      press('Shift+Tab'),
      press('Enter'),
      click('the other answer', button('No')),
      press('Tab'),
    ],
  },
  {
    name: 'MobileSidebar',
    story: 'components-mobilesidebar--close-with-button',
    at: '/cli/sync',
    width: 390,
    before: stay,
    find: (page) => page.locator('body'),
    told: '[data-drawer], [data-drawer] [data-control], [data-drawer] [aria-current], [data-control="navigation"], [data-drawer] details:has([href^="/cli/jobs"])',
    inStory: ({ page }) => leave(page),
    script: [
      focus('the opener', button('Open navigation')),
      press('Enter'),
      press('Enter'),
      click('the opener', button('Open navigation')),
      {
        does: 'close a branch',
        act: ({ component }) => component.locator('dialog summary', { hasText: /^jobs/ }).press('Enter'),
      },
      press('Escape'),
      press('Space'),
      { does: 'press beside the drawer', act: ({ page }) => page.mouse.click(380, 400) },
      press('Enter'),
      click('a link', (component) =>
        component.locator('dialog').getByRole('link', { name: 'Quickstart', exact: true }),
      ),
    ],
  },
  {
    name: 'TableOfContents',
    story: 'components-tableofcontents--nothing-read',
    at: '/cli/sync',
    find: (page) => page.locator('nav[data-contents]'),
    // A page may have more.
    told: 'nav, li:nth-child(-n+5) > a',
    content: 'a',
    inStory: ({ page, component }) => addSections(page, component),
    script: [
      scrollTo('the third section', (links) => links[2]!),
      scrollTo('the fifth', (links) => links[4]!),
      scrollTo('the second', (links) => links[1]!),
      scrollTo('the top', () => ''),
    ],
  },
  {
    name: 'SearchButton',
    story: 'components-searchbutton--default',
    at: '/cli/sync',
    before: keepTo('ui:search'),
    find: (page) => page.locator('button[data-control="search"]'),
    script: [
      focus('it', (component) => component),
      press('Enter'),
      press('Control+k'),
      press('Control+Shift+k'),
      { does: 'leave it', act: ({ component }) => component.blur() },
      press('/'),
      press('Meta+k'),
      click('it', (component) => component),
    ],
  },
  {
    name: 'NotFound',
    story: 'components-notfound--filled-later',
    at: '/cli/synch',
    before: keepTo('ui:search'),
    find: (page) => page.locator('section:has([data-search-address])'),
    content: 'li a',
    script: [
      focus('its heading', (component) => component.getByRole('heading', { level: 1 })),
      press('Tab'),
      press('Tab'),
      focus('the way home', (component) => component.getByRole('link', { name: 'Go to the docs home' })),
      press('Tab'),
      press('Enter'),
    ],
    complaints: /404/,
  },
  {
    name: 'LoadError',
    story: 'components-loaderror--retry-with-keyboard',
    at: '/',
    find: (page) => page.locator('main section:has([data-action="retry"])'),
    around: true,
    // From the start, or the page of a link that is in sight has arrived before.
    before: (page) => page.route('**/static/pages/**', (route) => route.abort('internetdisconnected')),
    inStory: ({ page }) => hearOut(page, 'The page did not arrive'),
    // The play function of the story has tried once more.
    onPage: async ({ page, component }) => {
      await page.locator('main').getByRole('link', { name: 'Core Concepts' }).first().press('Enter');
      await expect(component.getByRole('heading', { level: 1 })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await hearOut(page, 'The page did not arrive');
      await page.route('**/static/pages/**', () => undefined);
    },
    content: '[data-detail], main a',
    script: [press('Enter'), press('Tab'), press('Shift+Tab'), press('Tab'), press('Enter')],
    complaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  },
];

/** A story of a list of contents has no text: here it has some, to scroll in. */
async function addSections(page: Page, list: Locator): Promise<void> {
  await list.evaluate((element) => {
    for (const link of element.querySelectorAll('a')) {
      const heading = document.createElement('h2');
      heading.id = link.getAttribute('href')!.slice(1);
      heading.style.height = '900px';
      document.body.append(heading);
    }
    (element as HTMLElement).style.position = 'fixed';
    document.dispatchEvent(new CustomEvent('ui:arrival'));
  });
}

const leave = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur());

/** Waits until a text has been said, and there is silence again. */
async function hearOut(page: Page, text: string): Promise<void> {
  const announcer = page.locator('[data-announcer]');
  await expect(announcer).toHaveText(text);
  await page.clock.fastForward(10_000);
  await expect(announcer).toHaveText('');
}

/** A story has no neighbors to go on to with the Tab key. */
function addNeighbors(): void {
  for (const place of ['beforebegin', 'afterend'] as const) {
    const neighbor = document.createElement('button');
    neighbor.textContent = 'Neighbor';
    document.querySelector('#storybook-root')!.insertAdjacentElement(place, neighbor);
  }
}

/** What the page tells the site, by name and detail. What is content in it is left out. */
async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const names = ['color-mode', 'dismiss', 'version', 'answer', 'search', 'search-intent'];
    for (const name of names) {
      const hear = (event: Event) => {
        const detail: unknown = (event as CustomEvent<unknown>).detail ?? {};
        told.push(
          `told is ui:${name} ${JSON.stringify(detail, (key, value) => (/^(id|name)$/.test(key) ? '…' : (value as unknown)))}`,
        );
      };
      window.addEventListener(`ui:${name}`, hear, { capture: true });
    }
  });
}

/** Component, and what was told since the last time. */
async function look({ page, component }: Place, reading: Reading): Promise<string[]> {
  const lines = await component.evaluateAll(describeComponent, reading);
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  return [...lines, ...told];
}

/** Runs a script. Gives how the component stands before it, and after each step. */
async function walk(place: Place, { script, told, content, around }: Row): Promise<Record<string, string[]>> {
  const reading = { told, content, around };
  const { page } = place;
  const settled = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  await place.component.first().scrollIntoViewIfNeeded();
  await settled();
  const forget = () => page.evaluate(() => void ((window as unknown as { told: string[] }).told.length = 0));
  await forget();
  const seen: Record<string, string[]> = { '0. begin': await look(place, reading) };
  for (const [index, { does, act, until = /^/ }] of script.entries()) {
    await forget();
    await act(place);
    await settled();
    let lines: string[] = [];
    await expect
      .poll(async () => (lines = await look(place, reading)).join('\n'), {
        message: does,
        intervals: [50],
      })
      .toMatch(until);
    seen[`${index + 1}. ${does}`] = lines;
  }
  return seen;
}

/** What of Storybook's preview this reads. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } };
}

/** Differences such as a fault in one of the two would make. */
const plants: [name: string, plant: (list: Element) => void][] = [
  ['a state that is not said', (list) => list.firstElementChild!.removeAttribute('aria-selected')],
  ['a state that is wrong', (list) => list.lastElementChild!.setAttribute('aria-selected', 'true')],
  ['a stop of the Tab key', (list) => list.lastElementChild!.setAttribute('tabindex', '0')],
  ['a role', (list) => list.firstElementChild!.removeAttribute('role')],
  ['a name', (list) => list.removeAttribute('aria-label')],
  ['an element out of sight', (list) => ((list.lastElementChild as HTMLElement).hidden = true)],
  ['an element too many', (list) => list.append(list.firstElementChild!.cloneNode(true))],
  ['the focus', (list) => (list.children[1] as HTMLElement).focus()],
  ['what is heard', () => document.querySelector('[data-announcer]')!.append('Copied')],
  ['another panel', (list) => ((list.nextElementSibling as HTMLElement).dataset.state = 'waiting')],
];

for (const [name, plant] of plants) {
  test(`a planted difference is found: ${name}`, async ({ page, storybook }) => {
    await page.goto(`${storybook}/iframe.html?id=components-tabs--default&viewMode=story`);
    const list = page.getByRole('tablist');
    const component = list.locator('..');
    await expect(component).toBeVisible();
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p data-announcer></p>'));
    const before = await component.evaluateAll(describeComponent, {});
    await list.evaluate(plant);
    expect(await component.evaluateAll(describeComponent, {})).not.toEqual(before);
  });
}

for (const row of rows) {
  test(`${row.name} acts in its story as it does on a page`, async ({ page, site, storybook, quiet }) => {
    const { story, at, find, width = 1280 } = row;
    if (row.complaints) quiet.allow(row.complaints);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await recordEvents(page);
    await row.before?.(page);
    const place: Place = { page, component: find(page) };

    await page.goto(`${storybook}/iframe.html?id=${story}&viewMode=story`);
    await page.waitForFunction(
      () => (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    await expect(page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
    await page.evaluate(addNeighbors);
    await row.inStory?.(place);
    const inStory = await walk(place, row);

    await page.goto(`${site}${at}`);
    await takenOver(page);
    await row.onPage?.(place);
    const onPage = await walk(place, row);

    expect(onPage).toEqual(inStory);
    // Each step does something, or it shows nothing.
    const steps = Object.entries(inStory);
    const idle = steps.filter(
      ([, lines], index) =>
        index > 0 && !/told is/.test(lines.join()) && lines.join() === steps[index - 1]![1].join(),
    );
    expect(idle.map(([does]) => does)).toEqual([]);
  });
}
