import type { Page } from '@playwright/test';

import { findBrowser } from '../../.ci/browser';
import { siteHandler } from '../host/serve/siteHandler';
import { folders, providers } from './folders';
import { servingProvider, type Provider, type ReceivedRequest } from './provider';
import { expect, heading, hold, isSameDocument, open, serving, sidebarLink, test as base } from './test';

interface Fixtures {
  /** The server that replaces the providers, as if it had just been started. */
  provider: Provider;
}

interface WorkerFixtures {
  server: Provider;
  /** Address of the site that counts its visitors, with its base, without a closing slash. */
  analytics: string;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  server: [({}, use) => servingProvider(use), { scope: 'worker' }],
  analytics: [
    async ({}, use) => {
      await serving(siteHandler(folders.analytics, '/docs/'), (address) => use(`${address}/docs`));
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ server }, use) => {
      const { executablePath, args, env } = await findBrowser();
      const rules = Object.values(providers).map(
        (host) => `MAP ${new URL(host).host} 127.0.0.1:${server.port}`,
      );
      await use({ executablePath, args: [...args, `--host-resolver-rules=${rules.join()}`], env });
    },
    { scope: 'worker' },
  ],
  provider: async ({ server }, use) => {
    server.mood = 'well';
    server.requests = [];
    await use(server);
  },
  furtherOrigins: Object.values(providers),
  // A browser that says it is driven by a program is not counted.
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Object.defineProperties(Navigator.prototype, {
        webdriver: { get: () => false },
        userAgentData: { get: () => undefined },
      });
    });
    await use(context);
  },
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
});

const eventsOf = ({ requests }: Provider) => requests.flatMap(({ events }) => events);

/** The page views received, as the path and the one before it. */
const viewsOf = (provider: Provider) =>
  eventsOf(provider)
    .filter(({ event }) => event === '$pageview')
    .map(({ properties }) => [properties.$pathname, properties.$prev_pageview_pathname]);

/** Waits until the page views are these and no others. */
const expectViews = (provider: Provider, views: [path: string, previous?: string][]) =>
  expect.poll(() => viewsOf(provider)).toEqual(views.map(([path, previous]) => [path, previous]));

/** The part of the script that sends events. */
const library = '**/static/js/async/analytics.*';

/** Scripts that are their own applications. */
const applications = '**/static/js/async/{react,search}*';

const thanks = (page: Page) => page.locator('[data-thanks]');

test.describe('page views', () => {
  test('are counted once for each change of the path, with the previous path', async ({
    page,
    analytics,
    provider,
  }) => {
    await open(page, `${analytics}/guides?from=mail#top`);
    await expectViews(provider, [['/docs/guides']]);
    await sidebarLink(page, 'Lighthouse').click();
    await expectViews(provider, [['/docs/guides'], ['/docs', '/docs/guides']]);

    // Other places on the same page, and the same page with another query.
    await page.evaluate(() => {
      for (const address of ['#where-to-go-next', '?more']) {
        const link = document.createElement('a');
        link.href = address;
        link.textContent = address;
        document.querySelector('main')!.prepend(link);
      }
    });
    await page.getByRole('link', { name: '#where-to-go-next' }).click();
    await expect(page).toHaveURL(/#where-to-go-next$/);
    await page.getByRole('link', { name: '?more' }).click();
    await expect(page).toHaveURL(/\?more$/);
    await page.goBack();
    await expect(page).toHaveURL(/#where-to-go-next$/);

    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText('Guides');
    await expectViews(provider, [['/docs/guides'], ['/docs', '/docs/guides'], ['/docs/guides', '/docs']]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('name the page and the kind of browser, and store nothing on the visitor’s device', async ({
    page,
    context,
    analytics,
    provider,
  }) => {
    await open(page, `${analytics}/guides?q=secret#part`);
    await expectViews(provider, [['/docs/guides']]);
    const [{ method, host, path, headers, events }] = provider.requests.filter(
      (request) => request.events.length > 0,
    ) as [ReceivedRequest];
    expect({ method, host, path }).toEqual({ method: 'POST', host: 'events.example.com', path: '/e/' });
    // What a browser sends without asking the receiver first.
    expect(headers['content-type']).toBe('text/plain');
    expect(headers.cookie).toBeUndefined();

    const { properties, timestamp } = events[0]!;
    const { distinct_id: visitor, $session_id: session, $lib_version: version, ...rest } = properties;
    const { host: ownHost, origin } = new URL(analytics);
    expect(rest).toEqual({
      token: 'events-key',
      $current_url: `${origin}/docs/guides`,
      $host: ownHost,
      $pathname: '/docs/guides',
      $browser: 'Chrome',
      $os: 'Linux',
      $device_type: 'Desktop',
      $lib: 'web',
      $referring_domain: '$direct',
      $process_person_profile: false,
    });
    for (const id of [visitor, session]) expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(version).toMatch(/^\d+\./);
    expect(Date.parse(timestamp)).not.toBeNaN();
    expect(JSON.stringify(provider.requests)).not.toContain('secret');
    const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie];
    // The site itself notes the addresses of the fonts that it fetched, the same for every visitor. On a slow line it waits
    // for the reader to move.
    await page.keyboard.press('Shift');
    await expect.poll(() => page.evaluate(left)).toEqual(['fonts', '']);
    expect(await context.cookies()).toEqual([]);
  });

  test('are counted where storage is blocked', async ({ page, analytics, provider, quiet: _quiet }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'cookieStore']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
        set() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, `${analytics}/`);
    await sidebarLink(page, 'All guides').click();
    await expectViews(provider, [['/docs'], ['/docs/guides', '/docs']]);
    expect(warnings.filter((text) => !text.startsWith('Browser storage is unavailable'))).toEqual([]);
  });

  test('before the library is loaded are counted once it is', async ({ page, analytics, provider }) => {
    const release = await hold(page, library);
    await open(page, `${analytics}/`);
    await sidebarLink(page, 'All guides').click();
    await expect(heading(page)).toHaveText('Guides');
    await sidebarLink(page, 'Elements').click();
    await expect(heading(page)).toHaveText('Elements');
    release();
    await expectViews(provider, [['/docs'], ['/docs/guides', '/docs'], ['/docs/elements', '/docs/guides']]);
    const times = eventsOf(provider).map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
  });

  test('are not counted, without visible effects, when the library fails to load', async ({
    page,
    analytics,
    provider,
    quiet,
  }) => {
    quiet.allow(/^Failed to load resource: net::ERR_FAILED$/);
    await page.route(library, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await open(page, `${analytics}/`);
    await refused;
    await sidebarLink(page, 'All guides').click();
    await expect(heading(page)).toHaveText('Guides');
    expect(eventsOf(provider)).toEqual([]);
  });

  test('are not counted in an automated browser', async ({ page, analytics, provider }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true }),
    );
    const arrived = page.waitForResponse(library);
    await open(page, `${analytics}/`);
    await arrived;
    await expectScript(page);
    await page.waitForLoadState('networkidle');
    expect(eventsOf(provider)).toEqual([]);
  });
});

test('nothing is counted, loaded or requested with Global Privacy Control, or without a key', async ({
  page,
  analytics,
  small,
  provider,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of [analytics, small]) {
    await open(page, `${address}/`);
    await sidebarLink(page, 'All guides').click();
    await expect(heading(page)).toHaveText('Guides');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(thanks(page)).toHaveText('Thank you.');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('script[data-key]')).toHaveCount(0);
  }
  expect(asked.filter((address) => /example\.com|createSender/.test(address))).toEqual([]);
  expect(provider.requests).toEqual([]);
});

for (const mood of ['with an error', 'never'] as const) {
  test(`where providers answer ${mood}, a visitor notices nothing, and nothing is sent twice`, async ({
    page,
    analytics,
    provider,
    quiet,
  }) => {
    // The browser itself logs refused requests. Nothing else is logged.
    const refused = /^Failed to load resource: (net::|the server responded)/;
    quiet.allow(refused);
    await page.clock.install();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    provider.mood = mood;
    await open(page, `${analytics}/`);
    await expectViews(provider, [['/docs']]);
    await expect.poll(() => scriptsOf(provider)).toEqual(['/v1/tag-key/script.js']);
    await sidebarLink(page, 'All guides').click();
    await expect(heading(page)).toHaveText('Guides');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(thanks(page)).toHaveText('Thank you.');
    // Longer than any library waits before it tries again.
    for (let hour = 0; hour < 3; hour++) await page.clock.fastForward('01:00:00');
    await sidebarLink(page, 'Elements').click();
    await expect(heading(page)).toHaveText('Elements');
    await expect
      .poll(() => eventsOf(provider).map(({ event, properties }) => [event, properties.$pathname]))
      .toEqual([
        ['$pageview', '/docs'],
        ['$pageview', '/docs/guides'],
        ['page_feedback', '/docs/guides'],
        ['$pageview', '/docs/elements'],
      ]);
    expect(said.filter((text) => !refused.test(text))).toEqual([]);
  });
}

const scriptsOf = ({ requests }: Provider) =>
  requests.filter(({ method }) => method === 'GET').map(({ path }) => path);

/** Waits until the script of visitor intent has run once. */
const expectScript = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window as { intentScripts?: number }).intentScripts)).toBe(1);

test('visitor intent adds its script once, after the page has loaded, with its key', async ({
  page,
  analytics,
  provider,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('script[data-key]') && !('added' in window)) {
        Object.assign(window, { added: document.readyState });
      }
    }).observe(document, { subtree: true, childList: true });
  });
  await open(page, `${analytics}/`);
  await expectScript(page);
  expect(await page.evaluate(() => (window as { added?: string }).added)).toBe('complete');
  await sidebarLink(page, 'All guides').click();
  await expectViews(provider, [['/docs'], ['/docs/guides', '/docs']]);
  await expectScript(page);
  expect(scriptsOf(provider)).toEqual(['/v1/tag-key/script.js']);
});

test.describe('feedback', () => {
  const question = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });
  const answer = (page: Page, name: 'Yes' | 'No') => question(page).getByRole('button', { name });
  const answersOf = (provider: Provider) =>
    eventsOf(provider)
      .filter(({ event }) => event === 'page_feedback')
      .map(({ properties }) => [properties.$pathname, properties.helpful]);

  test('is sent when readers answer, and when they change their answer', async ({
    page,
    analytics,
    provider,
  }) => {
    await open(page, `${analytics}/guides`);
    await answer(page, 'Yes').click();
    await answer(page, 'Yes').click();
    await answer(page, 'No').click();
    await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await expect(answer(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(() => answersOf(provider))
      .toEqual([
        ['/docs/guides', 'yes'],
        ['/docs/guides', 'no'],
      ]);
  });

  test('and page views are counted when the React application fails to load', async ({
    page,
    analytics,
    provider,
    quiet,
  }) => {
    quiet.allow(/^Failed to load resource: net::ERR_FAILED$/);
    await page.route(applications, (route) => route.abort());
    await page.goto(`${analytics}/guides`);
    await expectViews(provider, [['/docs/guides']]);
    await answer(page, 'Yes').click();
    await expect(thanks(page)).toHaveText('Thank you.');
    await expect.poll(() => answersOf(provider)).toEqual([['/docs/guides', 'yes']]);
  });
});
