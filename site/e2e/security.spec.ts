import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';

import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';

import { folders } from './folders';
import { expect, open, serving, test } from './test';

const intruder = 'https://intruder.example';

/** Refused directives since the page was opened, as the browser reports them to the page itself. */
const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused?: string[] }).refused ?? []);

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { refused: found });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (!found.includes(effectiveDirective)) found.push(effectiveDirective);
    });
  });
}

test.use({ furtherOrigins: [intruder] });

/** Markup that an attacker could slip into a page, with the directive that blocks it. */
const intruders: [directive: string, intrude: () => void][] = [
  [
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.intruded = true';
      document.body.append(script);
    },
  ],
  [
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.src = 'https://intruder.example/a.js';
      document.body.append(script);
    },
  ],
  [
    'script-src-attr',
    () => {
      document.body.setAttribute('onclick', 'window.intruded = true');
      document.body.click();
    },
  ],
  // What the test itself runs is allowed to; what runs later is the page's.
  ['script-src', () => void setTimeout(() => Function('window.intruded = true')())],
  [
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { --intruded: 1 }';
      document.body.append(style);
    },
  ],
  ['style-src-attr', () => document.body.setAttribute('style', '--intruded: 1')],
  ['img-src', () => void (new Image().src = 'https://intruder.example/a.png')],
  ['connect-src', () => void fetch('https://intruder.example/').catch(() => {})],
  [
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://intruder.example/';
      document.body.append(frame);
    },
  ],
  [
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'https://intruder.example/';
      document.head.append(base);
    },
  ],
];

test('the policy refuses scripts, styles, pictures, messages and frames of other origins', async ({
  page,
  small,
  quiet,
}) => {
  quiet.allowRefusal(/Content Security Policy/);
  quiet.allow(/intruder\.example|EvalError/);
  await watch(page);
  await open(page, `${small}/`);
  for (const [directive, intrude] of intruders) {
    expect(await refused(page)).toEqual([]);
    await page.evaluate(intrude);
    await expect.poll(() => refused(page)).toEqual([directive]);
    await page.evaluate(() => void ((window as unknown as { refused: string[] }).refused.length = 0));
  }
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--intruded'))).toBe('');
});

test('the policy refuses to be framed', async ({ page, small, quiet }) => {
  quiet.allowRefusal(/frame-ancestors/);
  quiet.allow(/frame-ancestors|Failed to load resource/);
  const html = `<!doctype html><title>Frame</title><iframe src="${small}/"></iframe>`;
  const other: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  };
  await serving(other, async (address) => {
    await page.goto(address);
    await expect.poll(() => page.frames().length).toBe(2);
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  });
});

test.fail('what the policy refuses fails a test that does not expect it', async ({ page, small }) => {
  await watch(page);
  await open(page, `${small}/`);
  await page.evaluate(() => document.body.setAttribute('style', '--intruded: 1'));
  await expect.poll(() => refused(page)).toEqual(['style-src-attr']);
});

test.describe('a file that is not the one the page was built with', () => {
  test('is not run, and the page can still be read', async ({ page, small, quiet }) => {
    quiet.allowRefusal(/integrity/);
    await page.route('**/static/js/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.intruded = true;${await response.text()}` });
    });
    await page.goto(`${small}/guides/lighting`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light the lamp');
    await page.mouse.move(20, 20);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  });

  test('is not run either when it is loaded later', async ({ page, small, quiet }) => {
    quiet.allowRefusal(/integrity/);
    quiet.allow(/./);
    let tampered = 0;
    await page.route('**/static/js/async/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.intruded = true;${await response.text()}` });
      tampered++;
    });
    await open(page, `${small}/`);
    await page.keyboard.press('ControlOrMeta+k');
    await expect.poll(() => tampered).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  });
});

test('every page has the hash of its script', () => {
  for (const file of globSync('**/*.html', { cwd: folders.small, absolute: true })) {
    const html = readFileSync(file, 'utf8');
    const loading = html.match(/<script\b[^>]*\ssrc=[^>]*>|<link\b[^>]*as="script"[^>]*>/g) ?? [];
    expect(loading).toHaveLength(1);
    for (const tag of loading) expect(tag).toMatch(/ integrity="sha256-/);
  }
});

test('every response has the headers of the file for hosts', async ({ request, small }) => {
  for (const path of ['/', '/guides/lighting', '/nowhere', '/lamps.csv', '/lights']) {
    const response = await request.get(`${small}${path}`, { maxRedirects: 0 });
    const headers = response.headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  }
});
