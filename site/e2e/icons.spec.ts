import { elementsOf, readHead } from './readPage';
import { expect, open, test } from './test';

/** What the head of a page links as a picture of the site. */
const kinds = ['icon', 'apple-touch-icon', 'manifest'];

test('a page names the icons of its site', async ({ request, site, small }) => {
  for (const [address, icons] of [
    [site, ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']],
    // It keeps none in its public folder.
    [small, []],
  ] as const) {
    const links = elementsOf(
      await readHead(request, address),
      ({ tagName, properties }) => tagName === 'link' && kinds.includes([properties.rel].flat().join()),
    );
    expect(links.map(({ properties }) => properties.href)).toEqual(icons);
  }
});

test('a browser that asks for an icon without reading a page gets one', async ({ request, site }) => {
  const answer = await request.get(`${site}/favicon.ico`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/vnd.microsoft.icon');
  // The beginning of an ICO file with one picture.
  expect([...(await answer.body()).subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test('the icon follows the mode of the browser, also where it is opened under the policy of the site', async ({
  page,
  site,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto(`${site}/favicon.svg`);
  const fill = () => page.locator('.stem').evaluate((stem) => getComputedStyle(stem).fill);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await fill();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await fill()).not.toBe(light);
  expect(refused).toEqual([]);
});

test('the browser around the page has the color of its sheet, whichever mode is on and whatever is read', async ({
  page,
  site,
}) => {
  await open(page, `${site}/`);
  const speaking = page.locator('meta[name="theme-color"][media="all"]');
  const expectSheet = async (mode: string) => {
    await expect(speaking).toHaveAttribute('data-mode', mode);
    // As the browser reads the color, and as it draws the sheet.
    const [said, drawn] = await speaking.evaluate((meta) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      const bytes = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const sheet = getComputedStyle(document.documentElement).getPropertyValue('--color-ground');
      return [bytes((meta as HTMLMetaElement).content), bytes(sheet)];
    });
    expect(said).toEqual(drawn);
  };
  await expectSheet('light');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expectSheet('dark');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click();
  await expect(page).toHaveURL(/changelog/);
  await expectSheet('dark');
  await page.reload();
  await expectSheet('dark');
});
