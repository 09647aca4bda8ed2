import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { nameAfterAddresses } from './nameAfterAddresses';

test('a page in a folder of its own is named after its address', async () => {
  const folder = temporaryFolder({ 'index.html': '', 'api/index.html': '', 'api/v1/index.html': '' });
  await nameAfterAddresses(folder);
  const found = readdirSync(folder, { recursive: true }).filter((name) => name.includes('.'));
  expect(found.sort()).toEqual(['api.html', 'api/v1.html', 'index.html']);
});
