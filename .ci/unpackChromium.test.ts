import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { temporaryFolder } from '../site/fixtures/temporaryFolder';
import { unpackChromium } from './unpackChromium';

test(
  'two at once end with the same whole folder and leave nothing else behind',
  { timeout: 120_000 },
  async () => {
    const cache = temporaryFolder({});
    const [first, second] = await Promise.all([unpackChromium(cache), unpackChromium(cache)]);
    expect(second).toBe(first);
    expect(readdirSync(cache)).toHaveLength(1);
    expect(readdirSync(first)).toEqual(expect.arrayContaining(['chromium', 'fonts', 'fonts.conf', 'lib']));
    expect(statSync(join(first, 'chromium')).mode & 0o111).not.toBe(0);

    const before = statSync(first).mtimeMs;
    await unpackChromium(cache);
    expect(statSync(first).mtimeMs).toBe(before);
  },
);
