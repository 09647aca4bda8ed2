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
  await visitor.until('there is a heading', () => document.querySelector('main h1')?.textContent);
  const { sideways, ...seen } = await visitor.driver.run(look);
  expect({ address, ...seen }).toEqual({ address, ...sound });
  expect(sideways, `pixels that ${address} scrolls sideways`).toBeLessThanOrEqual(0);
}

const root = () => ({ ...document.documentElement.dataset });

/** What a visitor sees and does. */
export const scenes = {
  'every kind of page arrives, on a desk and on a phone': async (visitor, site) => {
    for (const route of kinds) await expectSound(visitor, `${site}${route}`);
    await visitor.driver.resize(320, 844);
    await visitor.until('the page is as narrow as asked for', () => innerWidth === 320);
    for (const route of kinds) await expectSound(visitor, `${site}${route}`);
  },

  'links in text are underlined': async (visitor, site) => {
    await visitor.open(`${site}/quickstart`);
    const isUnderlined = () =>
      getComputedStyle(document.querySelector('article p a')!).textDecorationLine === 'underline';
    await visitor.until('a link has a line below it', isUnderlined);
  },

  'an address opens its part of a page, and the place is kept by a reload and another document': async (
    visitor,
    site,
  ) => {
    await visitor.open(`${site}/deploy/environment-variables#enable_pprof`);
    const isBelowBar = () => {
      const { top } = document.getElementById('enable_pprof')!.getBoundingClientRect();
      return top > document.querySelector('header')!.getBoundingClientRect().bottom && top < innerHeight / 2;
    };
    await visitor.until('the part is right below the bar', isBelowBar);
    await visitor.driver.run(() => document.querySelector<HTMLElement>('a[href="/platform"]')!.click());
    await visitor.arriveAt('Platform');
    await visitor.driver.back();
    await visitor.arriveAt('Environment Variables');
    await visitor.driver.run(() => scrollBy(0, 237));
    // The part that is read: lines above it can break differently once the fonts are there.
    const topNow = () => document.getElementById('enable_pprof')!.getBoundingClientRect().top;
    const before = await visitor.rest(topNow);
    const isKept = (before: number) => {
      const { top } = document.getElementById('enable_pprof')!.getBoundingClientRect();
      return document.readyState === 'complete' && Math.abs(top - before) < 8;
    };
    await visitor.driver.reload();
    await visitor.until('the place is there after a reload', isKept, before);
    await visitor.driver.goto(`${site}/llms.txt`);
    await visitor.driver.back();
    await visitor.until('the place is there after another document', isKept, before);
  },

  'a place in a tab that waits opens for its address, for a link and again': async (visitor, site) => {
    const isSeen = () => {
      const place = document.getElementById('pull-and-start');
      if (!place) return false;
      const { top, height } = place.getBoundingClientRect();
      const isOpen = place.closest('[role=tabpanel]')!.getAttribute('data-state') === 'selected';
      return isOpen && height > 0 && top > 0 && top < innerHeight;
    };
    const leave = () => {
      document.querySelector<HTMLElement>('[role=tab]')!.click();
      scrollTo(0, 0);
    };
    const follow = () => {
      const link = Object.assign(document.createElement('a'), { href: '#pull-and-start' });
      document.querySelector('main article')!.append(link);
      link.click();
    };
    await visitor.open(`${site}/deploy/upgrade#pull-and-start`);
    await visitor.until('the address opens it', isSeen);
    await visitor.driver.run(leave);
    await visitor.driver.run(follow);
    await visitor.until('the same link opens it again', isSeen);
    await visitor.driver.run(() => document.querySelector<HTMLElement>('a[href="/platform"]')!.click());
    await visitor.arriveAt('Platform');
    await visitor.driver.back();
    await visitor.until('it is open when the reader comes back', isSeen);
  },

  'on paper there is the text, all that is folded, and nothing to press': async (visitor, site) => {
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

  'a link is followed without a reload, and back restores the place and the focus': async (visitor, site) => {
    await visitor.open(`${site}/quickstart`);
    await visitor.driver.run(() => void Object.assign(window, { sameDocument: true }));
    const next = 'nav[aria-label="Previous and next page"] a:last-of-type';
    const link = await visitor.driver.run((selector) => {
      const found = document.querySelector<HTMLAnchorElement>(selector)!;
      found.focus();
      return found.getAttribute('href');
    }, next);
    const topNow = () => document.activeElement!.getBoundingClientRect().top;
    const before = await visitor.rest(topNow);
    await visitor.driver.press('Enter');
    await visitor.until('the next page is there', (href) => location.pathname === href, link);
    await visitor.until('its heading has the focus', () => document.activeElement?.matches('main h1'));
    expect(await visitor.driver.run(() => [scrollY, 'sameDocument' in window])).toEqual([0, true]);
    await visitor.driver.back();
    await visitor.arriveAt('Anonymize your first database');
    const hasFocus = (href: string | null) => document.activeElement?.getAttribute('href') === href;
    await visitor.until('the link has the focus again', hasFocus, link);
    expect(Math.abs((await visitor.rest(topNow)) - before)).toBeLessThan(8);
  },

  'the search opens by keys, finds, and leads there': async (visitor, site) => {
    await visitor.open(`${site}/`);
    await visitor.driver.press('Control+k');
    const isFocused = () => document.activeElement?.matches('[role="combobox"]');
    await visitor.until('the field has the focus', isFocused);
    await visitor.driver.type('circular');
    await visitor.until('there is a result', () =>
      /circular/i.test(document.querySelector('[role="option"][aria-selected="true"]')?.textContent ?? ''),
    );
    await visitor.driver.press('Enter');
    await visitor.until('the page is there', () => location.href.includes('circular'));
    await visitor.until('the dialog is gone', () => !document.querySelector('[role="combobox"]'));
    const inSight = () => {
      const { hash } = location;
      const found = hash === '' ? document.querySelector('main h1') : document.getElementById(hash.slice(1));
      const { top } = found!.getBoundingClientRect();
      return top > 0 && top < innerHeight;
    };
    await visitor.until('what was found is in sight', inSight);
  },

  'color mode and a notice that was dismissed are remembered': async (visitor, site) => {
    await visitor.open(`${site}/`);
    const before = (await visitor.driver.run(root)).theme;
    await visitor.click('button[aria-label="Dark mode"]');
    const isOther = (mode?: string) => document.documentElement.dataset.theme !== mode;
    await visitor.until('the color mode is another', isOther, before);
    await visitor.click('section[aria-label="Announcement"] button');
    const isGone = () => document.documentElement.dataset.announcement === 'dismissed';
    await visitor.until('the notice is gone', isGone);
    await visitor.driver.reload();
    await visitor.until('the script of the page acts', () => 'ready' in document.documentElement.dataset);
    const after = await visitor.driver.run(root);
    expect(after.theme).not.toBe(before);
    expect(after.announcement).toBe('dismissed');
    const pressed = () =>
      document.querySelector('button[aria-label="Dark mode"]')!.getAttribute('aria-pressed');
    expect(await visitor.driver.run(pressed)).toBe(String(after.theme === 'dark'));
  },

  'tabs are chosen by pointer and by keys': async (visitor, site) => {
    await visitor.open(`${site}/cli/sync`);
    const chosen = () => {
      const tab = document.querySelector('main [role="tab"][aria-selected="true"]')!;
      const panel = document.getElementById(tab.getAttribute('aria-controls')!)!;
      return panel.getClientRects().length > 0 ? tab.textContent : 'nothing to see';
    };
    await visitor.click('main [role="tab"]', 'MySQL');
    await visitor.until('MySQL is shown', (read) => read === 'MySQL', await visitor.driver.run(chosen));
    await visitor.driver.press('ArrowRight');
    expect(await visitor.driver.run(chosen)).toBe('From S3');
    expect(await visitor.driver.run(() => document.activeElement?.textContent)).toBe('From S3');
  },

  'code is copied as it is written': async (visitor, site) => {
    await visitor.open(`${site}/cli/version`);
    const code = await visitor.driver.run(() =>
      document.querySelector('main figure code')!.textContent!.trim(),
    );
    await visitor.click('main figure button');
    await visitor.until('it is said', () =>
      /Copied/.test(document.querySelector('main figure button')!.textContent ?? ''),
    );
    await visitor.driver.press('Control+k');
    await visitor.until('the field has the focus', () =>
      document.activeElement?.matches('[role="combobox"]'),
    );
    await visitor.driver.press('Control+v');
    const pasted = () => (document.activeElement as HTMLInputElement).value;
    expect(await visitor.until('something is pasted', pasted)).toBe(code.split('\n')[0]!.slice(0, 64));
    await visitor.driver.press('Escape');
  },

  'branches of the sidebar and folds open': async (visitor, site) => {
    await visitor.open(`${site}/quickstart`);
    const open = () => document.querySelectorAll('[data-column="sidebar"] details[open]').length;
    const before = await visitor.driver.run(open);
    await visitor.click('[data-column="sidebar"] details:not([open]) > summary');
    await visitor.until(
      'one more is open',
      (count) => document.querySelectorAll('[data-column="sidebar"] details[open]').length === count + 1,
      before,
    );
    await visitor.open(`${site}/api/mgmt/v1alpha1/job.proto`);
    await visitor.click('article details:not([open], figure *) > summary');
    const shows = () =>
      (document.querySelector('[data-picked]')!.closest('details[open]')?.clientHeight ?? 0) > 60;
    await visitor.until('what was folded is there', shows);
  },

  'the drawer of a phone holds the focus and gives it back': async (visitor, site) => {
    await visitor.driver.resize(390, 844);
    await visitor.open(`${site}/quickstart`);
    await visitor.click('button[aria-label="Open navigation"]');
    await visitor.until('the drawer has the focus', () =>
      document.querySelector('dialog[open]')?.contains(document.activeElement),
    );
    await visitor.driver.press('Escape');
    await visitor.until('the drawer is closed', () => !document.querySelector('dialog[open]'));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect(await visitor.driver.run(focused)).toBe('Open navigation');
    await visitor.click('button[aria-label="Open navigation"]');
    await visitor.click('dialog[open] a', 'Platform');
    await visitor.arriveAt('Platform');
    expect(await visitor.driver.run(() => document.querySelector('dialog[open]'))).toBeNull();
  },
} satisfies Record<string, Scene>;
