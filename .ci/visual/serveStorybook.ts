import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';

import type { FullConfig } from '@playwright/test';
import sirv from 'sirv';

import { storybookFolder } from './folders';

/** A subfolder, so that a story that fetches from the server's root fails. */
const base = '/design';

/**
 * Serves the built Storybook, with axe, in a folder of a free port while the tests run. Leaves its address in
 * `VISUAL_ADDRESS`.
 */
export default async function serveStorybook({ metadata }: FullConfig) {
  if (!metadata.comparable) {
    console.log('Pictures are not compared: the pinned Chromium runs on Linux x64 only.');
  }
  const storybook = sirv(storybookFolder);
  const axe = sirv(dirname(createRequire(import.meta.url).resolve('axe-core')));
  const server = createServer((request, response) => {
    if (!request.url!.startsWith(`${base}/`)) return response.writeHead(404).end();
    request.url = request.url!.slice(base.length);
    storybook(request, response, () => axe(request, response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.VISUAL_ADDRESS = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  return () => void server.close();
}
