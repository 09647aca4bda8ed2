import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';

import { test as base, expect } from '@playwright/test';

import { listen } from '../serve/listen';
import { siteHandler } from '../serve/siteHandler';

export { expect };

const root = join(import.meta.dirname, '..', '..');

/** Built sites that tests visit. */
export const folders = {
  /** The documentation itself, built by the command before. */
  site: join(root, 'dist'),
  /** The fixture site with other settings. */
  small: join(root, 'reports', 'fixtures', 'small'),
};

interface Fixtures {
  /** Fails the test when the page logs an error, throws, leaves a rejection unhandled or asks another origin. */
  quiet: { allow: (pattern: RegExp) => void };
}

interface WorkerFixtures {
  /** Address of the documentation, without a closing slash. */
  site: string;
  /** Address of the fixture site, with its base, without a closing slash. */
  small: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      await serving(siteHandler(folders.site), use);
    },
    { scope: 'worker' },
  ],
  small: [
    async ({}, use) => {
      await serving(siteHandler(folders.small, { base: '/docs/' }), (address) => use(`${address}/docs`));
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ page, context }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      const origins = new Set<string>();
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http')) origins.add(origin);
      });
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
      expect([...origins].filter((origin) => !/^http:\/\/localhost:\d+$/.test(origin))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Serves over a real socket while a callback runs. */
export async function serving(handler: RequestListener, use: (address: string) => Promise<void>): Promise<void> {
  const server: Server = createServer(handler);
  const port = await listen(server, 0);
  try {
    await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
