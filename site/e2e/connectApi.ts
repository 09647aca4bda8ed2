import { createServer } from 'node:net';

import type { Page } from '@playwright/test';

import { startConnectServer, type ConnectServer } from '../fixtures/connectServer';
import { readReference } from '../reference/readReference';
import { root } from './folders';
import { expect, open, test as base } from './test';

/** Origins that the documentation can send to, each with its server in tests. */
export const apis = {
  /** The server of the test. */
  local: 'http://localhost:8080',
  /** A port that nothing listens on. */
  silent: 'http://localhost:8081',
  /** The server of the test, which has no TLS. */
  hosted: 'https://neosync-api.svcs.neosync.dev',
};

interface WorkerFixtures {
  connectServer: ConnectServer;
}

interface Fixtures {
  /** A server with all methods of the documentation, as it is at first. */
  api: ConnectServer;
}

/**
 * A test with a server that pages reach at the address that their policy allows, whatever its real port: the browser maps
 * the host to it. Nothing is intercepted, so the browser checks origins as it always does.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  connectServer: [
    async ({}, use) => {
      const server = await startConnectServer(readReference('proto', root));
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, connectServer: { port } }, use) => {
      const ways = [
        `MAP ${new URL(apis.local).host} 127.0.0.1:${port}`,
        `MAP ${new URL(apis.silent).host} 127.0.0.1:${await freePort()}`,
        `MAP ${new URL(apis.hosted).host} 127.0.0.1:${port}`,
      ];
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${ways.join()}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  api: async ({ connectServer: server }, use) => {
    server.cors = 'open';
    server.answer = () => ({});
    server.fault = undefined;
    server.asked.length = 0;
    server.calls.length = 0;
    await use(server);
  },
});

/** A port that nobody listens at. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Opens the form of a method on the page of its file. */
export async function openForm(page: Page, site: string, method: string, file = 'api_key'): Promise<void> {
  await open(page, `${site}/api/mgmt/v1alpha1/${file}.proto`);
  await openFormHere(page, method);
}

/** Opens the form of a method on the page that is there. */
export async function openFormHere(page: Page, method: string): Promise<void> {
  await page.getByRole('button', { name: `Write a request for ${method}`, exact: true }).click();
  await openServer(page);
}

/** Opens the fields for the address and the key, which fold when a request is sent. */
export async function openServer(page: Page): Promise<void> {
  const server = panel(page).getByRole('button', { name: /^Server/ });
  if ((await server.getAttribute('aria-expanded')) === 'false') await server.click();
  await expect(panel(page).getByLabel('API key')).toBeVisible();
}

/** The part of the form that sends. */
export const panel = (page: Page) => page.getByRole('dialog').getByRole('region', { name: /^Send / });

/** Writes a request in the place of the example. */
export async function writeRequest(page: Page, request: object): Promise<void> {
  await page.getByRole('dialog').getByRole('tab', { name: 'JSON', exact: true }).click();
  await page.getByRole('textbox', { name: 'Request as JSON' }).fill(JSON.stringify(request));
}

/** Presses the button, and says yes where the page asks. */
export async function send(page: Page, { to = apis.local, sure = false } = {}): Promise<void> {
  await openServer(page);
  await panel(page).getByLabel('Base URL').fill(to);
  await panel(page).getByRole('button', { name: 'Send request' }).click();
  if (sure) {
    await panel(page)
      .getByRole('button', { name: /^Yes, send / })
      .click();
  }
}

/** The response as the reader can copy it. */
export const answerOf = (page: Page) =>
  panel(page).getByRole('group', { name: /^(Response|Messages|The last)/ });
