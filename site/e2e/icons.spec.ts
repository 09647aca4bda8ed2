import { elementsOf, readHead } from './readPage';
import { expect, open, test } from './test';

test('a page links its icons and has the color of its default mode', async ({ request, site, small }) => {
  for (const [address, icons, mode] of [
    [site, ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'], 'light'],
    // It keeps none in its public folder.
    [`${small}/`, [], 'dark'],
  ] as const) {
    const head = await readHead(request, address);
    const links = elementsOf(head, ({ properties: { rel } }) => /icon|manifest/.test(String(rel)));
    expect(links.map(({ properties }) => properties.href)).toEqual(icons);
    const colors = elementsOf(
      head,
      ({ properties: { name, media } }) => name === 'theme-color' && media === 'all',
    );
    expect(colors.map(({ properties }) => properties.dataMode)).toEqual([mode]);
  }
});

test('a browser that asks for an icon without reading a page gets one', async ({ request, site }) => {
  const answer = await request.get(`${site}/favicon.ico`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/vnd.microsoft.icon');
  // The beginning of an ICO file with one picture.
  expect([...(await answer.body()).subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test('the icon follows the color mode of the browser, also when it is opened under the site policy', async ({
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

test('the theme color of the browser matches the page in every mode and on every page', async ({
  page,
  site,
}) => {
  await open(page, `${site}/`);
  const speaking = page.locator('meta[name="theme-color"][media="all"]');
  const expectSheet = async (mode: string) => {
    await expect(speaking).toHaveAttribute('data-mode', mode);
    // The browser parses the color and draws the sheet.
    const [said, drawn] = await speaking.evaluate((meta) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      const bytes = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const sheet = getComputedStyle(document.body).backgroundColor;
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
