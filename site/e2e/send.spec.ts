import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Code, ConnectError } from '@connectrpc/connect';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';

import {
  answerOf,
  apis,
  openForm,
  openFormHere,
  openServer,
  panel,
  send,
  test,
  writeRequest,
} from './connectApi';
import { violations } from './axe';
import { folders } from './folders';
import { expect } from './test';

const account = '5d7f0c1e-3b62-4a0e-9c55-1f0b8f4b2a77';
const id = '9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14';
const key = 'neo_at_v1_do-not-tell';

const failure = (page: Page) => panel(page).getByRole('note');

test.describe('a request', () => {
  test('is sent with the key of the reader, and its response is shown', async ({ page, site, api }) => {
    api.answer = (_call, context) => {
      context.responseHeader.set('X-Request-Id', 'r-7');
      context.responseTrailer.set('X-Rows', '1');
      return { apiKeys: [{ id, accountId: account, name: 'ci' }] };
    };
    await openForm(page, site, 'GetAccountApiKeys');
    await panel(page).getByLabel('API key').fill(`Bearer ${key} `);
    await send(page);
    await expect(answerOf(page)).toContainText('"name": "ci"');
    await expect(panel(page)).toContainText('HTTP 200');
    await expect(panel(page)).toContainText(/\d m?s/);
    await expect(panel(page)).toContainText(/\d+ B/);
    await panel(page)
      .getByText(/^Show \d headers/)
      .click();
    await expect(panel(page)).toContainText('r-7');
    await panel(page)
      .getByText(/^Show 1 trailer/)
      .click();
    await expect(panel(page)).toContainText('x-rows');

    expect(api.calls).toHaveLength(1);
    const [{ request, headers, method }] = api.calls as [(typeof api.calls)[0]];
    expect(method.name).toBe('GetAccountApiKeys');
    expect(request).toMatchObject({ accountId: account });
    expect(headers.get('Authorization')).toBe(`Bearer ${key}`);
    expect(headers.get('Cookie')).toBeNull();
    expect(headers.get('Referer')).toBeNull();
    expect(api.asked.map(({ method }) => method)).toEqual(['OPTIONS', 'POST']);
    expect(await violations(page, { include: ['dialog[open]'] })).toEqual([]);
  });

  test('that changes data asks for confirmation, and names the method', async ({ page, site, api }) => {
    await openForm(page, site, 'DeleteAccountApiKey');
    await writeRequest(page, { id });
    await send(page);
    await expect(page.getByRole('dialog')).toContainText(
      `curl '${apis.local}/mgmt.v1alpha1.ApiKeyService/DeleteAccountApiKey`,
    );
    const question = panel(page).getByRole('alertdialog', { name: 'Delete account API key?' });
    await expect(question).toBeFocused();
    await expect(question).toHaveAccessibleDescription(
      `id: ${id} This affects http://localhost:8080, and you may not be able to undo it.`,
    );
    const confirm = question.getByRole('button', { name: 'Delete account API key' });
    await expect(confirm).toBeVisible();
    expect(await confirm.evaluate((button) => getComputedStyle(button).backgroundColor)).toMatch(/ 25\)/);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Send request' })).toBeFocused();
    expect(api.asked).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(answerOf(page)).toBeVisible();
    expect(api.calls).toMatchObject([{ method: { name: 'DeleteAccountApiKey' }, request: { id } }]);
    expect(api.calls[0]!.headers.has('Authorization')).toBe(false);
  });

  test('that breaks rules is sent, and the server names the fields', async ({ page, site, api, quiet }) => {
    quiet.allow(/Failed to load resource/);
    await openForm(page, site, 'GetAccountApiKey');
    await writeRequest(page, { id: 'no-uuid' });
    await expect(page.getByRole('dialog')).toContainText('1 problem');
    await send(page, { sure: true });
    await expect(failure(page)).toContainText('The server returned the error invalid_argument.');
    const broken = panel(page).getByRole('region', { name: 'buf.validate.Violations' });
    await expect(broken.getByRole('term')).toHaveText('id');
    await expect(broken.getByRole('definition')).toContainText('UUID');
    expect(api.calls).toEqual([]);
    expect(await violations(page, { include: ['dialog[open]'] })).toEqual([]);
  });

  test('can be waited for, and ends when the reader stops it or closes its form', async ({
    page,
    site,
    api,
  }) => {
    let givenUp = 0;
    api.answer = (_call, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          givenUp++;
          reject(signal.reason as Error);
        });
      });
    await openForm(page, site, 'GetAccountApiKeys');
    await send(page);
    await expect(panel(page).getByRole('status')).toHaveText('Waiting for the response…');
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(failure(page)).toContainText('You stopped the request.');
    await expect(panel(page).getByRole('button', { name: 'Send request' })).toBeFocused();
    await expect.poll(() => givenUp).toBe(1);
    await send(page);
    await expect.poll(() => api.calls.length).toBe(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => givenUp).toBe(2);
  });
});

test('the code that sends is loaded by the first request, and again after a failure', async ({
  page,
  site,
  api,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|Loading chunk/);
  await openForm(page, site, 'GetAccountApiKeys');
  await page.route('**/send.*.js', (route) => route.abort());
  await send(page);
  await expect(failure(page)).toContainText('Part of this page failed to load.');
  expect(api.asked).toEqual([]);
  await page.unroute('**/send.*.js');
  await send(page);
  await expect(answerOf(page)).toBeVisible();
});

test('the question whether to send an invalid request disappears with its mistake', async ({
  page,
  site,
}) => {
  await openForm(page, site, 'GetAccountApiKeys');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'account_id' });
  const valid = await field.inputValue();
  await field.fill('not a UUID');
  await send(page);
  const question = panel(page).getByText(/breaks its message's rules/);
  await expect(question).toBeVisible();
  await field.fill(valid);
  await expect(question).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'Send request' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('a long response scrolls, and is copied whole', async ({ page, site, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  api.answer = () => ({
    apiKeys: Array.from({ length: 300 }, (_, index) => ({ id, name: `key-${index}` })),
  });
  await openForm(page, site, 'GetAccountApiKeys');
  await send(page);
  await panel(page).getByRole('button', { name: 'Copy the response of GetAccountApiKeys' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect((JSON.parse(copied) as { apiKeys: unknown[] }).apiKeys).toHaveLength(300);
  const { height } = (await answerOf(page).boundingBox())!;
  expect(height).toBeLessThan(500);
});

test.describe('a stream', () => {
  const row = (index: number) => ({ rowBytes: Buffer.from(`row ${index}`) });
  /** A row as its JSON has it. */
  const shown = (index: number) => Buffer.from(`row ${index}`).toString('base64');
  const request = { connectionId: id, schema: 'public', table: 'users' };
  const openStream = async (page: Page, site: string) => {
    await openForm(page, site, 'GetConnectionDataStream', 'connection_data');
    await writeRequest(page, request);
  };

  test('shows its messages as they arrive, until the reader stops it', async ({ page, site, api }) => {
    let more = () => {};
    let isGivenUp = false;
    api.answer = async function* lines(_call, { signal }) {
      signal.addEventListener('abort', () => (isGivenUp = true));
      for (let index = 1; !signal.aborted; index++) {
        yield row(index);
        await new Promise<void>((resolve) => {
          more = resolve;
          signal.addEventListener('abort', () => resolve());
        });
      }
    };
    await openStream(page, site);
    await send(page);
    await expect(answerOf(page)).toContainText(shown(1));
    await expect(answerOf(page)).not.toContainText(shown(2));
    more();
    await expect(answerOf(page)).toContainText(shown(2));
    await expect(panel(page).getByRole('status')).toHaveText('Receiving messages…');
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(failure(page)).toContainText('You stopped the request.');
    await expect(answerOf(page)).toContainText(shown(2));
    await expect.poll(() => isGivenUp).toBe(true);
  });

  test('of thousands shows the last ones, its trailers and its end', async ({ page, site, api }) => {
    api.answer = async function* lines(_call, context) {
      for (let index = 1; index <= 3000; index++) yield row(index);
      context.responseTrailer.set('X-Lines', '3000');
    };
    await openStream(page, site);
    await send(page);
    await expect(panel(page)).toContainText('3,000 messages');
    await expect(panel(page).getByRole('figure', { name: 'The last 200 messages' })).toBeVisible();
    await expect(answerOf(page).locator('[data-number]').last()).toHaveAttribute('data-number', '3000');
    await expect(panel(page).getByRole('status')).toHaveText('The response is complete.');
    await panel(page).getByText('Show 1 trailer', { exact: true }).click();
    await expect(panel(page)).toContainText('x-lines');
    expect(await violations(page, { include: ['dialog[open]'] })).toEqual([]);
  });

  test('that is cut off shows the messages that arrived', async ({ page, site, api, quiet }) => {
    quiet.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
    let cut = () => {};
    api.fault = (_request, response) => {
      cut = () => response.destroy();
      response.writeHead(200, { 'Content-Type': 'application/connect+json' });
      response.write('\0\0\0\0\x17{"rowBytes":"cm93IDE="}\0\0\0\0\x17{"row');
    };
    await openStream(page, site);
    await send(page);
    await expect(answerOf(page)).toContainText(shown(1));
    cut();
    await expect(failure(page)).toContainText('The response was cut off.');
    await expect(answerOf(page)).toContainText(shown(1));
  });
});

test.describe('failures are told apart:', () => {
  test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource|blocked by CORS policy|ERR_|net::/));

  test('a server that allows no page', async ({ page, site, api }) => {
    api.cors = 'none';
    await openForm(page, site, 'GetAccountApiKeys');
    await panel(page).getByLabel('API key').fill(key);
    await send(page);
    await expect(failure(page)).toContainText('The server blocks this page (CORS).');
    const headers = panel(page).getByRole('figure', { name: 'Response headers' });
    await expect(headers).toContainText(`Access-Control-Allow-Origin: ${site}`);
    await expect(failure(page)).toContainText('Or run the curl command below in a terminal.');
    await expect(page.getByRole('dialog').locator('pre', { hasText: 'curl' })).toHaveCount(1);
    // What is asked to find out carries no key, and changes nothing.
    expect(api.calls).toEqual([]);
    for (const asked of api.asked) {
      expect(asked.method).toMatch(/^(OPTIONS|GET)$/);
      expect(asked.headers.authorization).toBeUndefined();
    }
    expect(await violations(page, { include: ['dialog[open]'] })).toEqual([]);
    await failure(page).getByRole('link', { name: 'How to allow this page' }).click();
    await expect(page).toHaveURL(`${site}/api#send-requests-from-these-pages`);
    await expect(page.getByRole('heading', { name: 'Send requests from these pages' })).toBeVisible();
  });

  test('a server that refuses the headers, redirects, or is down, and a browser that is offline', async ({
    page,
    site,
    api,
    context,
  }) => {
    await openForm(page, site, 'GetAccountApiKeys');
    api.cors = 'reading';
    await send(page);
    await expect(failure(page)).toContainText('The server does not allow this request (CORS).');
    expect(api.calls).toEqual([]);
    api.cors = 'open';
    await openServer(page);
    await panel(page).getByLabel('API key').fill(key);
    api.fault = (_request, response) => {
      response.writeHead(302, { Location: `${apis.local}/sign-in` }).end();
    };
    await send(page);
    await expect(failure(page)).toContainText('The server redirected the request.');
    expect(api.asked.map(({ path }) => path)).not.toContain('/sign-in');
    api.asked.length = 0;
    await send(page, { to: apis.silent });
    await expect(failure(page)).toContainText('The server cannot be reached.');
    await expect(failure(page)).not.toContainText('certificate');
    expect(api.asked).toEqual([]);
    await context.setOffline(true);
    await send(page);
    await expect(failure(page)).toContainText('This browser is offline.');
  });

  test.describe('with TLS expected', () => {
    test.use({ furtherOrigins: [apis.hosted] });

    test('a server without it', async ({ page, site, api }) => {
      await openForm(page, site, 'GetAccountApiKeys');
      await send(page, { to: apis.hosted });
      await expect(failure(page)).toContainText('The server cannot be reached.');
      await expect(failure(page)).toContainText(
        `Open ${apis.hosted} in a new tab. If its certificate is not trusted`,
      );
      expect(api.calls).toEqual([]);
    });
  });

  test('an address that this site is not allowed to call', async ({ page, site, api }) => {
    await openForm(page, site, 'GetAccountApiKeys');
    await send(page, { to: 'https://elsewhere.example' });
    await expect(failure(page)).toContainText('This site cannot send requests there.');
    await send(page, { to: 'https://localhost:8080' });
    await expect(failure(page)).toContainText('This server has no TLS.');
    await send(page, { to: 'localhost:8080' });
    await expect(failure(page)).toContainText('The base URL is not valid.');
    await expect(panel(page).getByLabel('Base URL')).toHaveAccessibleDescription(/is not valid/);
    // Once on screen, once for screen readers.
    await expect(panel(page).getByText('The base URL is not valid.')).toHaveCount(2);
    expect(api.asked).toEqual([]);
  });
});

test('the key stays in the memory of the tab', async ({ page, site, api, quiet }) => {
  quiet.allow(/Failed to load resource/);
  const said: string[] = [];
  const leaked: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    const own = request.url().startsWith(`${apis.local}/`);
    const parts = [request.url(), request.postData() ?? '', own ? '' : JSON.stringify(request.headers())];
    if (parts.join('\n').includes(key)) leaked.push(request.url());
  });
  api.answer = () => {
    throw new ConnectError('No.', Code.Unauthenticated);
  };
  await openForm(page, site, 'GetAccountApiKeys');
  await panel(page).getByLabel('API key').fill(key);
  await send(page);
  await expect(failure(page)).toContainText('unauthenticated');
  expect(api.calls[0]!.headers.get('Authorization')).toBe(`Bearer ${key}`);

  const kept = () =>
    page.evaluate(async () =>
      JSON.stringify({
        local: { ...localStorage },
        session: { ...sessionStorage },
        cookie: document.cookie,
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        address: location.href,
        name: window.name,
        state: history.state as unknown,
        markup: document.documentElement.outerHTML,
      }),
    );
  expect(await kept()).not.toContain(key);

  // The next form of the same page load still knows it, also on another page.
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'auth.proto', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('auth.proto');
  await openFormHere(page, 'GetAuthStatus');
  await openServer(page);
  await expect(panel(page).getByLabel('API key')).toHaveValue(key);
  await expect(panel(page).getByLabel('API key')).toHaveAttribute('type', 'password');
  expect(await kept()).not.toContain(key);
  await openServer(page);
  await panel(page).getByLabel('API key').fill('');
  await send(page);
  await expect.poll(() => api.calls.length).toBe(2);
  expect(api.calls[1]!.headers.has('Authorization')).toBe(false);

  await openServer(page);
  await panel(page).getByLabel('API key').fill(key);
  await page.reload();
  await openFormHere(page, 'GetAuthStatus');
  await expect(panel(page).getByLabel('API key')).toHaveValue('');
  expect(leaked).toEqual([]);
  expect(said.join('\n')).not.toContain(key);
});

test('a response is always shown as text', async ({ page, site, api, quiet }) => {
  quiet.allow(/Failed to load resource/);
  const markup = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  api.answer = (_call, context) => {
    context.responseHeader.set('X-Request-Id', markup);
    return { apiKeys: [{ id: markup, name: `</pre>${markup}\u202E` }] };
  };
  await openForm(page, site, 'GetAccountApiKeys');
  await send(page);
  await expect(answerOf(page)).toContainText('onerror=');
  await expect(answerOf(page)).toContainText('\\u202e');
  await panel(page)
    .getByText(/^Show \d headers/)
    .click();
  await expect(panel(page).getByText(markup)).toBeVisible();
  api.fault = (_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' });
    const detail = {
      type: markup,
      value: 'AA',
      debug: JSON.parse(`{"__proto__":{"a":1},"b":${JSON.stringify(markup)}}`),
    };
    response.end(
      JSON.stringify({ code: markup, message: markup, details: [detail, null, 7, { type: 'constructor' }] }),
    );
  };
  await send(page);
  await expect(failure(page)).toContainText(`The server returned the error ${markup}.`);
  await expect(panel(page).locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('pages may call the origins in the settings, and no others', () => {
  const headers = readFileSync(join(folders.site, '_headers'), 'utf8');
  const [, sources] = /connect-src ([^;]+)/.exec(headers)!;
  expect(sources!.split(' ').toSorted()).toEqual(["'self'", ...Object.values(apis)].toSorted());
});

test('a site that sends nothing contains none of its code', () => {
  const textOf = (folder: string) =>
    globSync('static/**/*.{js,css}', { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  for (const word of [
    'Connect-Protocol-Version',
    'sent only to this server',
    'Local network access',
    'buf.validate.Violations',
  ]) {
    expect(textOf(folders.site)).toContain(word);
    expect(textOf(folders.small)).not.toContain(word);
  }
});
