import { readFileSync } from 'node:fs';

import { violations } from './axe';
import { countShifts, expect, open, test } from './test';

test.describe('the note on the home page', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
      test.use({ javaScriptEnabled });

      test('takes the whole frame, below the title, in the first screen', async ({ page, site }) => {
        await page.goto(`${site}/`);
        await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeHidden();
        await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
        const note = (await page.getByRole('figure').first().boundingBox())!;
        const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
        expect(note.width).toBe(1216);
        expect(note.height).toBeGreaterThan(380);
        expect(note.height).toBeLessThan(450);
        expect(title.y).toBeLessThan(190);
        expect(note.y).toBeGreaterThan(title.y + title.height);
        expect(note.y + note.height).toBeLessThan(800);
        await expect(page.locator('[data-medallion] svg')).toHaveCount(2);
        await expect(page.getByRole('button', { name: 'Save as SVG' })).toBeVisible({
          visible: javaScriptEnabled,
        });
      });
    });
  }

  test('is saved as a picture with what was typed', async ({ page, site }) => {
    await open(page, `${site}/`);
    await page.waitForLoadState('networkidle');
    const name = page.getByRole('group', { name: 'name', exact: true });
    const numbers = page.locator('[data-medallion] > :last-child');
    const before = await numbers.allTextContents();
    await name.getByRole('textbox').fill('Ada <&> 😀');
    const after = await numbers.allTextContents();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as SVG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`note-${after[1]!.slice(2)}.svg`);
    const svg = readFileSync(await download.path(), 'utf8');
    expect(svg).toContain('Ada &#60;&#38;&#62; 😀');
    await page.goto(`data:image/svg+xml,${encodeURIComponent(svg)}`, { waitUntil: 'commit' });
    await expect(page.locator('text', { hasText: 'Ada <&> 😀' })).toBeVisible();
  });

  test('hides a name in its lines under the pointer, unless motion is unwanted', async ({ page, site }) => {
    await page.goto(`${site}/`);
    const shape = page.getByRole('group', { name: 'name', exact: true }).getByRole('img');
    const lines = () =>
      shape.evaluate((element) => {
        const { translate, opacity } = getComputedStyle(element.firstElementChild!);
        return `${translate} ${opacity}`;
      });
    expect(await lines()).toBe('none 1');
    await shape.hover();
    await expect.poll(lines).toBe('0px -2px 0');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await lines()).toBe('none 1');
  });

  test('moves nothing, and passes axe', async ({ page, site }) => {
    const shifts = await countShifts(page);
    await open(page, `${site}/`);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 500);
    await page.getByRole('group', { name: 'name', exact: true }).getByRole('textbox').fill('Ada');
    expect(await shifts()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test('the record keeps its layout, and nothing is wider than the window', async ({ page, site }) => {
      await page.goto(`${site}/`);
      await expect(page.locator('[data-medallion]').first()).toBeHidden();
      await expect(page.getByRole('button', { name: 'Save as SVG' })).toBeHidden();
      await expect(page.getByRole('group', { name: 'name', exact: true })).toContainText('Linus Barnes');
      const [shown, whole] = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return [clientWidth, scrollWidth];
      });
      expect(whole).toBe(shown);
    });
  });
}

for (const width of [360, 390, 768]) {
  test.describe(`for fingers, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 1000 }, hasTouch: true, isMobile: true });

    test('values have one size before and after, and none is cut off', async ({ page, site }) => {
      await page.goto(`${site}/`);
      const fields = await page.locator('[data-editable]').evaluateAll((groups) =>
        groups.map((group) => {
          const typed = group.querySelector<HTMLInputElement>('[data-before-input]');
          const before = typed ?? group.querySelector('[data-before]')!;
          const after = group.querySelector('[data-after]')!;
          return {
            name: group.getAttribute('data-editable'),
            sizes: [before, after].map((value) => parseFloat(getComputedStyle(value).fontSize)),
            cut: typed ? typed.scrollWidth - typed.clientWidth : 0,
          };
        }),
      );
      expect(fields.length).toBeGreaterThan(2);
      for (const { name, sizes, cut } of fields) expect([name, ...sizes, cut]).toEqual([name, 16, 16, 0]);
    });
  });
}
