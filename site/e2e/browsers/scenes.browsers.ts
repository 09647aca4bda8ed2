import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { listen } from '../../host/serve/listen';
import { siteHandler } from '../../host/serve/siteHandler';
import { folders } from '../folders';
import { findEngines } from './engines';
import { scenes } from './scenes';
import { Visitor, type Scene } from './visitor';

if (!existsSync(join(folders.site, 'index.html'))) throw new Error('There is no built site: npm run build.');

const server = createServer(siteHandler(folders.site));
let site: string;
beforeAll(async () => {
  site = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const engines = findEngines();
const missing = engines
  .filter(({ launch }) => !launch)
  .map(
    ({ name, packages }) =>
      `Left out: ${name} is not on this machine. On Debian: apt-get install ${packages}`,
  );
for (const words of missing) console.log(words);

test.runIf(process.env.BROWSERS === 'all')('all engines are here, where all are asked for', () => {
  expect(missing).toEqual([]);
});

const here = engines.flatMap(({ name, launch }) => (launch ? [{ name, launch }] : []));

describe.each(here)('$name', ({ launch }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = new Visitor(await launch());
  });
  afterAll(() => visitor?.driver.close());
  beforeEach(async () => {
    await visitor.driver.resize(1280, 900);
    await visitor.driver.goto(`${site}/platform`);
    await visitor.driver.run(() => localStorage.clear());
  });
  test.each(Object.entries<Scene>(scenes))('%s', async (_title, play) => {
    await expect(play(visitor, site)).resolves.toBeUndefined();
  });
});
