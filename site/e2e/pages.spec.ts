import { violations } from './axe';
import { documentRoutes } from './documentRoutes';
import { expect, test } from './test';

const widths = { desktop: 1280, phone: 390 };

for (const { route, heading } of documentRoutes()) {
  test.describe(route, () => {
    test('is complete in its HTML', async ({ request, site }) => {
      const response = await request.get(`${site}${route}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const [, title] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
      expect(title?.replace(/<[^>]+>/g, '')).toBe(heading);
      expect(html).toContain('<html lang="en" dir="ltr"');
      expect(html).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
    });

    for (const [name, width] of Object.entries(widths)) {
      test(`has no accessibility violation on a ${name}, light and dark`, async ({ page, site }) => {
        // Colours would fade from one theme to the other while they are measured.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${site}${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
        expect(await violations(page), 'light').toEqual([]);
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'dark';
        });
        expect(await violations(page), 'dark').toEqual([]);
      });
    }
  });
}
