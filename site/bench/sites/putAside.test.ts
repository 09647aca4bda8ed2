import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { putAside, removeAside } from './putAside';

test('a folder is out of the way whole, and is gone when all that was put aside is removed', () => {
  const root = temporaryFolder({ 'site/page.html': '', 'other/page.html': '' });
  putAside(join(root, 'site'), root);
  putAside(join(root, 'nowhere'), root);
  expect(existsSync(join(root, 'site'))).toBe(false);
  const aside = readdirSync(root).find((name) => name !== 'other');
  const [old] = readdirSync(join(root, aside!));
  expect(readdirSync(join(root, aside!, old!))).toEqual(['page.html']);
  removeAside(root);
  expect(readdirSync(root)).toEqual(['other']);
});
