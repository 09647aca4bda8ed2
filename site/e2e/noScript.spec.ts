import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('links navigate, and groups and branches of the sidebar open', async ({ page, site }) => {
  await page.goto(`${site}/core-features`);
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await expect(sidebar.getByRole('link', { name: 'Installing' })).toBeHidden();
  await sidebar.getByRole('heading', { name: 'Reference' }).click();
  await sidebar.getByText('Neosync CLI').click();
  await sidebar.getByRole('link', { name: 'Installing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installing the CLI');
  await page.goto(`${site}/api/mgmt/v1alpha1/api_key.proto`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('api_key.proto');
  await expect(page.getByRole('group', { name: 'Example of CreateAccountApiKey' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Write a request/ })).toHaveCount(0);
});

test('every tab panel is shown under its name, and controls that need scripts are hidden', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/cli/sync`);
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const label of ['Postgres', 'MySQL', 'From S3']) {
    await expect(page.locator('main p', { hasText: new RegExp(`^${label}$`) }).first()).toBeVisible();
  }
  await expect(page.getByText('tcp(127.0.0.1:3306)/app').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Copy “/ }).first()).toBeHidden();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss announcement' })).toBeHidden();
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open an issue about this page' })).toBeVisible();
  await page.locator('summary', { hasText: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
  const markdown = page.getByRole('link', { name: 'View as Markdown' });
  await expect(markdown).toHaveAttribute('href', '/cli/sync.md');
  await expect(markdown).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'sync', exact: true }),
  ).toBeVisible();
});

test('the search page says that it needs scripts, and has no field', async ({ page, site }) => {
  await page.goto(`${site}/search?q=sync`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(page.locator('noscript p')).toContainText('Search needs JavaScript.');
  await expect(page.locator('main input, main form button')).toHaveCount(2);
  for (const control of await page.locator('main input, main form button').all()) {
    await expect(control).toBeHidden();
  }
});

test('a checklist is a list with checkboxes', async ({ page, small }) => {
  await page.goto(`${small}/elements`);
  await page.getByText('Wick: it is cut.').click();
  await expect(page.getByRole('checkbox', { name: /^Wick/ })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Checklist' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(/of 3 done/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Uncheck all' })).toBeHidden();
});
