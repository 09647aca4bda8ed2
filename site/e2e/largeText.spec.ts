import { expect, open, test } from './test';

test.describe('with large text', () => {
  for (const [width, size] of [
    [1024, 150],
    [1280, 150],
    [1280, 175],
    [1280, 200],
    [1440, 200],
  ] as const) {
    test(`nothing in the header is cut or covered at ${size} % and ${width} pixels`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${site}/`);
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      const header = page.locator('header').first();
      const boxes = await header.evaluate((element) => {
        const bottom = element.getBoundingClientRect().bottom;
        return [...element.querySelectorAll('a, button, nav span, kbd')]
          .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
          .map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const { left, right, top, bottom: end } = range.getBoundingClientRect();
            const around = part.closest('a, button')!;
            const hidden = right - left > 0 && around.scrollWidth > around.clientWidth + 1;
            return { name: part.textContent, left, right, top, isOut: top < 0 || end > bottom + 1, hidden };
          })
          .filter(({ left, right }) => right > left);
      });
      expect(boxes.length).toBeGreaterThan(5);
      expect(boxes.filter(({ isOut, hidden }) => isOut || hidden)).toEqual([]);
      const links = await header.evaluate((element) =>
        [...element.querySelectorAll('a, button')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .map(({ left, right }) => [Math.round(left), Math.round(right)] as const)
          .sort(([a], [b]) => a - b),
      );
      links.slice(1).forEach(([left], index) => expect(left).toBeGreaterThanOrEqual(links[index]![1] - 1));
    });
  }

  test('the labels of copy buttons fit on a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const route of ['/transformers/system', '/connections/dynamodb']) {
      await open(page, `${site}${route}`);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const cut = await page.locator('figcaption > button').evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const { left, right } = button.parentElement!.getBoundingClientRect();
            const own = button.getBoundingClientRect();
            if (!button.checkVisibility()) return false;
            return button.scrollWidth > button.clientWidth || own.left < left || own.right > right;
          }).length,
      );
      expect(cut, route).toBe(0);
    }
  });
});

test('a phone does not zoom into a field when it is tapped', async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  for (const route of ['/', '/api/mgmt/v1alpha1/job.proto']) {
    await open(page, `${site}${route}`);
    if (route !== '/') await page.getByRole('button', { name: /^Write a request for CreateJob$/ }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(route === '/' ? 0 : 1);
    const small = await page
      .locator('input:not([type=checkbox]), textarea, select')
      .evaluateAll((fields) =>
        fields
          .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  }
  await context.close();
});
