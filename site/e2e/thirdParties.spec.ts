import { expect, open, sidebarLink, test } from './test';

// Requests that the policy would refuse count here, too: every test fails by itself when a page asks another origin.
test.use({ bypassCSP: true });

test('no other origin is contacted while a visitor follows links, searches and answers', async ({
  page,
  site,
}) => {
  await open(page, `${site}/core-features`);
  await sidebarLink(page, 'Platform').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill('postgres');
  await expect(page.getByRole('option').first()).toContainText(/postgres/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${site}/search?q=postgres`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
    await link.hover();
  }
  await page.waitForLoadState('networkidle');
});

test.fail('a request to another origin fails a test', async ({ page, site }) => {
  await page.route('http://elsewhere.example.com/**', (route) => route.fulfill({ body: '' }));
  await open(page, `${site}/platform`);
  const asked = page.waitForRequest('http://elsewhere.example.com/event');
  await page.evaluate(() => navigator.sendBeacon('http://elsewhere.example.com/event', ''));
  expect((await asked).method()).toBe('POST');
});
