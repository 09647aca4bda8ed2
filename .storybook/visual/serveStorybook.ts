import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';

import sirv from 'sirv';

import { storybookFolder } from './folders';

/** Serves the built Storybook, and axe beside it, on a free port for as long as the tests run, and leaves its address in `VISUAL_ADDRESS`. */
export default async function serveStorybook() {
  const storybook = sirv(storybookFolder);
  const axe = sirv(dirname(createRequire(import.meta.url).resolve('axe-core')));
  const server = createServer((request, response) =>
    storybook(request, response, () => axe(request, response)),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.VISUAL_ADDRESS = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => void server.close();
}
