import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { folders } from '../folders';
import { findEngines } from './engines';
import { loadScenes } from './loadScenes';
import { serveVariants, type Served } from './serveVariants';
import { visitScenes } from './visitScenes';
import { Visitor, type Scene } from './visitor';

let served: Served;

beforeAll(async () => {
  if (!existsSync(join(folders.site, 'index.html')))
    throw new Error('There is no built site: npm run build.');
  served = await serveVariants(folders.site);
});
afterAll(() => served?.close());

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
const scenes = Object.entries<Scene>({ ...loadScenes, ...visitScenes });

describe.each(here)('$name', ({ launch }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = new Visitor(await launch());
  });
  afterAll(() => visitor?.driver.close());
  beforeEach(async () => {
    await visitor.driver.resize(1280, 900);
    await visitor.driver.goto(`${served.site}/platform`);
    await visitor.driver.run(() => localStorage.clear());
  });
  test.each(scenes)('%s', async (_title, play) => {
    await expect(play(visitor, served)).resolves.toBeUndefined();
  });
});
