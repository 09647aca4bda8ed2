import type { Page } from '@playwright/test';

import { expect, open, sidebarLink, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = (page: Page) => page.locator('[data-menu="copy"] summary');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the Markdown of the current page is copied by keyboard alone', async ({ page, request, site }) => {
  await open(page, `${site}/core-features`);
  await sidebarLink(page, 'Platform').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Copied');
  await expect(button(page)).toBeFocused();
  const markdown = await (await request.get(`${site}/platform.md`)).text();
  expect(await clipboard(page)).toBe(markdown);
  expect(markdown).toMatch(/^# Platform\n/);
  await expect(page.locator('[data-announcer]')).toHaveText('Copied');
  await expect(button(page)).toHaveText('Copy');
  await expect(page.locator('[data-announcer]')).toHaveText('');
});

test('Escape closes the menu, whose link leads to the Markdown, under a base too', async ({
  page,
  small,
}) => {
  await page.goto(`${small}/guides/lighting`);
  await button(page).click();
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await expect(link).toHaveAttribute('href', '/docs/guides/lighting.md');
  const assistant = page.getByRole('link', { name: 'Open in Claude' });
  await expect(assistant).toHaveAttribute('href', /https%3A%2F%2F.+%2Fdocs%2Fguides%2Flighting\.md/);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the open menu offers ways to connect an assistant, on each visited page', async ({ page, site }) => {
  await open(page, `${site}/quickstart`);
  await sidebarLink(page, 'Platform').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  await button(page).click();
  await page.getByRole('button', { name: 'Copy MCP address' }).click();
  await expect(button(page)).toHaveText('Copied');
  expect(await clipboard(page)).toBe(`${site}/mcp`);

  await button(page).click();
  const editors = { Cursor: 'cursor://', 'VS Code': 'vscode:mcp/install?' };
  for (const [editor, start] of Object.entries(editors)) {
    const link = page.getByRole('link', { name: `Add to ${editor}` });
    await expect(link).toHaveCount(1);
    expect((await link.getAttribute('href'))!.startsWith(start)).toBe(true);
  }
  await page.getByRole('button', { name: 'Copy command for Claude Code' }).click();
  await expect
    .poll(() => clipboard(page))
    .toBe(`claude mcp add --transport http docs-neosync-dev ${site}/mcp`);
});

test('a site without an endpoint for assistants offers none of them', async ({ page, small }) => {
  await page.goto(`${small}/guides/lighting`);
  await button(page).click();
  await expect(page.getByRole('link', { name: 'Open in Claude' })).toBeVisible();
  await expect(page.getByText('MCP')).toHaveCount(0);
});
