import { expect } from 'vitest';

import type { Scene, Visitor } from './visitor';

/** One page of each kind. */
const kinds = [
  '/',
  '/quickstart',
  '/cli/sync',
  '/connections/postgres',
  '/api',
  '/api/mgmt/v1alpha1/job.proto',
  '/changelog',
  '/search?q=sync',
  '/nowhere',
];

/** What anybody would notice of a page that does not work. */
const look = () => {
  const root = document.documentElement;
  const heading = document.querySelector('main h1');
  const { top, width } = heading?.getBoundingClientRect() ?? { top: -1, width: 0 };
  return {
    heading: (heading?.textContent ?? '') !== '' && width > 0 && top > 0 && top < innerHeight,
    sideways: root.scrollWidth - innerWidth,
    banner: getComputedStyle(document.querySelector('header')!).position,
    ground: getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)',
  };
};
const sound = { heading: true, banner: 'sticky', ground: true };

async function expectSound(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await visitor.until('the page is drawn whole', () => document.adoptedStyleSheets.length === 0);
  await visitor.until('there is a heading', () => document.querySelector('main h1')?.textContent);
  const { sideways, ...seen } = await visitor.driver.run(look);
  expect({ address, ...seen }).toEqual({ address, ...sound });
  expect(sideways, `pixels that ${address} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Pages as they arrive. */
export const loadScenes = {
  'every kind of page arrives, on a desk': async (visitor, { site }) => {
    for (const route of kinds) await expectSound(visitor, `${site}${route}`);
  },

  'every kind of page arrives, on a phone': async (visitor, { site }) => {
    await visitor.driver.resize(390, 844);
    for (const route of kinds) await expectSound(visitor, `${site}${route}`);
  },

  'a part of a page is in sight when its address is opened': async (visitor, { site }) => {
    await visitor.open(`${site}/deploy/environment-variables#enable_pprof`);
    const isBelowBar = () => {
      const { top } = document.getElementById('enable_pprof')!.getBoundingClientRect();
      return top > document.querySelector('header')!.getBoundingClientRect().bottom && top < innerHeight / 2;
    };
    await visitor.until('the part is right below the bar', isBelowBar);
  },

  'without storage the site works, and remembers as long as the page lives': async (
    visitor,
    { withoutStorage },
  ) => {
    await visitor.open(`${withoutStorage}/`);
    await visitor.click('button[aria-label="Dark mode"]');
    await visitor.until('it is dark', () => document.documentElement.dataset.theme === 'dark');
    await visitor.click('[data-column="sidebar"] a', 'Platform');
    await visitor.arriveAt('Platform');
    expect(await visitor.driver.run(() => document.documentElement.dataset.theme)).toBe('dark');
  },

  'without a script there is the text, the way on, and every way of a choice': async (
    visitor,
    { withoutScript },
  ) => {
    await visitor.driver.goto(`${withoutScript}/cli/sync`);
    const read = () => {
      const page = document.querySelector('iframe')!.contentDocument!;
      if (page.readyState !== 'complete' || !page.querySelector('main h1')) return undefined;
      const isSeen = (element: Element) => element.getClientRects().length > 0;
      return {
        heading: page.querySelector('main h1')!.textContent,
        acts: 'ready' in page.documentElement.dataset,
        ways: [...page.querySelectorAll('main [data-column="sidebar"] a, nav a')].some(isSeen),
        tabs: [...page.querySelectorAll('[role="tab"]')].filter(isSeen).length,
        panels: [...page.querySelectorAll('[role="tabpanel"]')].every(isSeen),
      };
    };
    expect(await visitor.until('the page is there', read)).toEqual({
      heading: 'neosync sync',
      acts: false,
      ways: true,
      tabs: 0,
      panels: true,
    });
  },

  'on paper there is the text, all that is folded, and nothing to press': async (visitor, { site }) => {
    await visitor.open(`${site}/api/mgmt/v1alpha1/job.proto`);
    // No engine prints on command in all drivers: the rules for paper are made those of the screen.
    await visitor.driver.run(() => {
      const turn = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) {
            const media = rule.media.mediaText;
            if (/\bnot print\b|\bscreen\b/.test(media)) rule.media.mediaText = 'not all';
            else if (/\bprint\b/.test(media)) rule.media.mediaText = 'all';
          }
          if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) turn(sheet.cssRules);
    });
    const seen = await visitor.driver.run(() => {
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1;
      };
      const count = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen).length;
      return {
        heading: count('main h1'),
        navigation: count('nav[aria-label="Documentation"], nav[aria-label="Main"]'),
        buttons: count('main button'),
        ground: getComputedStyle(document.body).backgroundColor,
      };
    });
    expect(seen).toMatchObject({ heading: 1, navigation: 0, buttons: 0 });
  },
} satisfies Record<string, Scene>;
