import { builtPages } from './builtPages';
import { folders } from './folders';
import { elementsOf, readHead } from './readPage';
import { expect, open, test } from './test';

/** What the head of a page names as a face of the site. */
const kinds = ['icon', 'apple-touch-icon', 'manifest'];

for (const name of ['site', 'small', 'versions'] as const) {
  test(`${name}: every page names the icons that there are and a color for each mode`, async ({
    request,
    site,
    small,
    versions,
  }) => {
    test.setTimeout(120_000);
    const address = { site, small, versions }[name];
    const routes = [...builtPages(folders[name]), '/no-such-page'];
    expect(routes.length).toBeGreaterThan(5);
    for (const route of routes) {
      const tree = await readHead(request, `${address}${route}`);
      const links = elementsOf(
        tree,
        ({ tagName, properties }) => tagName === 'link' && kinds.includes([properties.rel].flat().join()),
      ).map(({ properties }) => properties.href);
      // Only this site keeps icons in its public folder.
      const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'];
      expect(links, route).toEqual(name === 'site' ? icons : []);
      const colors = elementsOf(tree, ({ properties }) => properties.name === 'theme-color');
      expect(
        colors.map(({ properties }) => properties.dataMode),
        route,
      ).toEqual(['light', 'dark']);
    }
  });
}

test('who asks for an icon without reading a page gets one', async ({ request, site }) => {
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
