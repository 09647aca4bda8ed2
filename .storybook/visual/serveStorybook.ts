import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import sirv from 'sirv';

import { storybookFolder } from './folders';

/** Serves the built Storybook on a free port for as long as the tests run, and leaves its address in `VISUAL_ADDRESS`. */
export default async function serveStorybook() {
  const serve = sirv(storybookFolder);
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.VISUAL_ADDRESS = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => void server.close();
}
