import { expect, test } from '@playwright/test';

// One story is drawn in the page, the other in an iframe.
for (const [component, place, part, inFrame] of [
  ['button', 1, 'svg', false],
  ['mobilesidebar', 2, 'nav[aria-label="Main"]', true],
] as const) {
  test(`the page of ${component} numbers its parts on a story`, async ({ page }) => {
    await page.goto(
      `${process.env.VISUAL_ADDRESS}/iframe.html?id=components-${component}--docs&viewMode=docs`,
    );
    const picture = page.locator('.anatomy');
    const story = inFrame ? picture.frameLocator('iframe') : picture;
    const number = picture.locator(`[data-number="${place}"]`);
    await expect(async () => {
      const [drawn, meant] = [await number.boundingBox(), await story.locator(part).first().boundingBox()];
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(drawn![side], side).toBeCloseTo(meant![side], -1);
      }
    }).toPass();
  });
}
