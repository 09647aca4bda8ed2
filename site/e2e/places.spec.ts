import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { builtPages } from './builtPages';
import { folders } from './folders';
import { expect, heading, isSameDocument, open, takenOver, test } from './test';

/** Whether an element is in the window, below the bar, and nothing hides it. */
const isSeen = (page: Page, id: string) =>
  page.evaluate((name) => {
    const place = document.getElementById(name);
    if (!place) return false;
    const { top } = place.getBoundingClientRect();
    return place.checkVisibility() && top > 0 && top < innerHeight;
  }, id);

/** Waits until a place is seen and has the focus. */
async function expectAt(page: Page, id: string): Promise<void> {
  await expect.poll(() => isSeen(page, id), id).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
}

/** A place in a tab that waits, and the tab that is shown first. */
const place = { route: '/deploy/upgrade', id: 'pull-and-start', first: 'Helm' };

test('every place in a closed part of a page opens for its address', async ({ page, site }) => {
  await open(page, `${site}/`);
  const closed: string[] = [];
  for (const route of builtPages(folders.site)) {
    const file = join(folders.site, route === '/' ? 'index.html' : `${route}.html`);
    const ids = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const holders = 'details:not([data-menu], [data-pages] *), [role=tabpanel][data-state=unselected]';
        return [...parsed.querySelectorAll('main [id]')]
          .filter((element) => !element.matches('[role], [id^="_"]') && element.closest(holders))
          .map(({ id }) => id);
      },
      readFileSync(file, 'utf8'),
    );
    closed.push(...ids.map((id) => `${route}#${id}`));
  }
  expect(closed.length).toBeGreaterThanOrEqual(17);
  const lost: string[] = [];
  for (const address of closed) {
    await page.goto(`${site}${address}`);
    await takenOver(page);
    if (!(await isSeen(page, decodeURIComponent(address.split('#')[1]!)))) lost.push(address);
  }
  expect(lost).toEqual([]);
});

test('a place in a tab panel is shown by link, by search, by back, and after a reload', async ({
  page,
  site,
}) => {
  const { route, id, first } = place;
  await open(page, `${site}${route}`);
  const follow = (href: string) =>
    page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.querySelector('main article')!.append(link);
      link.click();
    }, href);
  await follow(`#${id}`);
  await expectAt(page, id);
  // The same link again, after the reader has chosen another tab.
  await page.getByRole('tab', { name: first }).click();
  await expect.poll(() => isSeen(page, id)).toBe(false);
  await follow(`#${id}`);
  await expectAt(page, id);

  await page.evaluate(() => scrollBy(0, 60));
  await page.reload();
  await takenOver(page);
  await expect.poll(() => isSeen(page, id)).toBe(true);

  await follow('/platform');
  await expect(heading(page)).toHaveText('Platform');
  await page.goBack();
  await expect.poll(() => isSeen(page, id)).toBe(true);

  await follow('/platform');
  await expect(heading(page)).toHaveText('Platform');
  await follow(`${route}#${id}`);
  await expectAt(page, id);

  await page.getByRole('link', { name: 'Platform', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Platform');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill('pull and start');
  await expect(page.getByRole('option', { selected: true })).toContainText(/pull and start/i);
  await page.keyboard.press('Enter');
  await expectAt(page, id);
});

test('a text fragment after an anchor keeps the page and the place', async ({ page, site }) => {
  // Browsers that look for words find them right below the anchor.
  const address = '/deploy/upgrade#pull-and-start:~:text=docker%20compose%20pull';
  await page.goto(`${site}${address}`);
  await takenOver(page);
  await expect.poll(() => isSeen(page, 'pull-and-start')).toBe(true);
  await open(page, `${site}/platform`);
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Words' });
    document.querySelector('main article')!.prepend(link);
  }, address);
  await page.getByRole('link', { name: 'Words', exact: true }).click();
  await expect(page).toHaveURL(/upgrade#pull-and-start$/);
  await expect.poll(() => isSeen(page, 'pull-and-start')).toBe(true);
});

test('a link to a request opens its form on the current page, pasted or followed', async ({ page, site }) => {
  const route = '/api/mgmt/v1alpha1/auth.proto';
  await open(page, `${site}${route}`);
  await page
    .getByRole('button', { name: /^Write a request for/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  const link = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        Object.assign(navigator.clipboard, { writeText: async (text: string) => resolve(text) });
        document
          .querySelector('dialog button[aria-label="Copy link"]')!
          .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
  );
  expect(link).toMatch(/#.*~/);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  for (const arrive of ['pasted', 'followed']) {
    await page.evaluate(
      ([way, address]) => {
        if (way === 'pasted') location.href = address!;
        else Object.assign(document.createElement('a'), { href: address }).click();
      },
      [arrive, link],
    );
    await expect(form, arrive).toBeVisible();
    expect(page.url()).not.toContain('~');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose address begins with two slashes works', async ({ page, site, quiet }) => {
  quiet.allow(/404/);
  await page.goto(`${site}//nowhere`);
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(`${site}/`);
  expect(await isSameDocument(page)).toBe(true);
});

for (const stored of [
  '[["KEY",null]]',
  '[["KEY",{"top":{"toString":1,"valueOf":1},"seen":{"path":["<",0],"offset":0},"focus":["<",{}]}]]',
  '[["KEY",{"top":"x","seen":1,"focus":"a"}]]',
  '{"KEY":1}',
  'null',
]) {
  test(`places of something else are no places: ${stored}`, async ({ page, site }) => {
    await open(page, `${site}/platform`);
    const key = await page.evaluate(() => (history.state as { key: string }).key);
    await page.evaluate(
      (value) => {
        addEventListener('pagehide', () => sessionStorage.setItem('places', value));
      },
      stored.replaceAll('KEY', key),
    );
    await page.reload();
    await takenOver(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click();
    await expect(heading(page)).toHaveText(/Changelog/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Platform');
  });
}

test('a form opens whatever other scripts have stored for requests in the tab', async ({ page, site }) => {
  await open(page, `${site}/api/mgmt/v1alpha1/api_key.proto`);
  const key = 'request.mgmt.v1alpha1.ApiKeyService.GetAccountApiKeys';
  for (const stored of [
    '{',
    'null',
    '{"json":null}',
    '{"json":[[]],"language":{}}',
    '{"json":{"account_id":{"a":1}}}',
  ]) {
    await page.evaluate(([name, value]) => sessionStorage.setItem(name!, value!), [key, stored]);
    await page.getByRole('button', { name: 'Write a request for GetAccountApiKeys', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'GetAccountApiKeys' });
    await expect(form.getByRole('tabpanel').first(), stored).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
});
