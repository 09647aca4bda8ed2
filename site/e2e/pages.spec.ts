import { documentRoutes } from './documentRoutes';
import { expectAccessible, widths } from './expectAccessible';
import { expect, test } from './test';

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
        await expectAccessible(page, `${site}${route}`, width);
      });
    }
  });
}
