import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { nameAfterAddresses } from './nameAfterAddresses';

test('a page in a folder of its own is named after its address, with its compressed copies', async () => {
  const names = ['index.html', 'index.html.br', 'index.html.gz'];
  const folder = temporaryFolder(
    Object.fromEntries(
      names.flatMap((name) => [
        [name, ''],
        [`api/${name}`, ''],
        [`api/v1/${name}`, ''],
      ]),
    ),
  );
  await nameAfterAddresses(folder);
  const found = readdirSync(folder, { recursive: true }).filter((name) => name.includes('.'));
  const suffixes = ['', '.br', '.gz'];
  expect(found.sort()).toEqual(
    ['index.html', 'api.html', 'api/v1.html'].flatMap((name) => suffixes.map((end) => name + end)).sort(),
  );
});
