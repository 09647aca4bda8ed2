import { readFileSync } from 'node:fs';

import { formatHex } from 'culori';
import { expect, test } from 'vitest';

import { dark } from '#ui/dark';
import { light } from '#ui/light';

test('the icon of this site has the colors of the design system in both modes', () => {
  const icon = readFileSync('content/public/favicon.svg', 'utf8');
  for (const { color } of [light, dark]) {
    expect(icon).toContain(formatHex(color.ink.base));
    expect(icon).toContain(formatHex(color.accent.base));
  }
});
