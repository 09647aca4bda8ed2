import { join } from 'node:path';

import { getConfiguration } from 'chromatic/node';
import { expect, test } from 'vitest';

test('Chromatic knows every key of its configuration', async () => {
  const file = join(import.meta.dirname, '..', 'chromatic.config.json');
  await expect(getConfiguration(file)).resolves.toMatchObject({ storybookBuildDir: 'storybook-static' });
});
