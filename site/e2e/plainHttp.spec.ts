import type { Page } from '@playwright/test';

import { expect, isSameDocument, open, sidebarLink, test as base, takenOver } from './test';

/** The site over plain HTTP on a host other than localhost, which browsers don't trust as a secure context. */
const test = base.extend<object, { site: string }>({
  site: [async ({ site }, use) => use(site.replace('localhost', 'docs.test')), { scope: 'worker' }],
});

test.beforeEach(async ({ page, site, quiet }) => {
  quiet.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  await open(page, `${site}/quickstart`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
});

/** What the clipboard holds, pasted as a reader would. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.press('Control+V');
  return field.inputValue();
}

test('links, back and the form of the search page work in place', async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await sidebarLink(page, 'Platform').click();
  await expect(heading).toHaveText('Platform');
  await expect(page).toHaveURL(`${site}/platform`);
  await page.goBack();
  await expect(heading).toHaveText('Anonymize your first database');
  expect(await isSameDocument(page)).toBe(true);
  await open(page, `${site}/search`);
  const main = page.getByRole('main');
  // Until the page can search, its form is plain HTML.
  await expect(main.getByRole('navigation', { name: 'Start here' })).toBeVisible();
  await main.getByRole('textbox').fill('postgres');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

for (const way of ['Enter', 'a click']) {
  test(`${way} opens a search result in place`, async ({ page }) => {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Search docs' }).fill('truncate');
    const result = page.getByRole('dialog').getByRole('option').first();
    await expect(result).toContainText(/truncate/i);
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await result.click();
    await expect(page).not.toHaveURL(/quickstart/);
    await expect(page.getByRole('main')).toContainText(/truncate/i);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('code and pages are copied', async ({ page, site, request }) => {
  const block = page.locator('figure', { has: page.locator('[data-copy]') }).first();
  await block.locator('[data-copy]').click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const code = await block.locator('pre').textContent();
  expect(await pasted(page)).toBe(code!.replace(/\n$/, ''));

  await page.reload();
  await takenOver(page);
  const menu = page.locator('[data-menu="copy"] summary');
  await menu.click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(menu).toHaveText('Copied');
  const markdown = await request.get(`${site.replace('docs.test', 'localhost')}/quickstart.md`);
  expect(await pasted(page)).toBe(await markdown.text());
});

test('the link to a request is copied from its dialog', async ({ page, site }) => {
  await open(page, `${site}/api/mgmt/v1alpha1/api_key.proto`);
  await page.getByRole('button', { name: 'Write a request for DeleteAccountApiKey', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Copy link' }).click();
  await expect(form.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await pasted(page)).toContain(`${page.url()}#`);
});
