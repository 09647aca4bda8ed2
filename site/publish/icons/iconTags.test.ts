import { readFileSync } from 'node:fs';

import { formatHex } from 'culori';
import { expect, test } from 'vitest';

import { dark } from '#ui/dark';
import { light } from '#ui/light';

import { smallestSettings } from '../../fixtures/smallestSettings';
import { readSettings } from '../../settings/readSettings';
import { iconTags } from './iconTags';

const settings = readSettings({ ...smallestSettings, base: '/docs/' }, 'site.config.ts');

test('a page links the icons that writers keep, under the base', () => {
  const hrefs = iconTags(settings, (file) => file.startsWith('favicon')).map(({ attrs }) => attrs.href);
  expect(hrefs).toEqual(['/docs/favicon.ico', '/docs/favicon.svg', undefined, undefined]);
});

test.each(['light', 'dark'] as const)(
  'the color of the %s mode applies where pages begin with it',
  (mode) => {
    const tags = iconTags({ ...settings, colorMode: { ...settings.colorMode, default: mode } }, () => false);
    expect(tags).toHaveLength(2);
    for (const { attrs } of tags) expect(attrs.media).toBe(attrs['data-mode'] === mode ? 'all' : 'not all');
  },
);

test('the icon of this site has the colors of the design system in both modes', () => {
  const icon = readFileSync('content/public/favicon.svg', 'utf8');
  for (const { color } of [light, dark]) {
    expect(icon).toContain(formatHex(color.ink.base));
    expect(icon).toContain(formatHex(color.accent.base));
  }
});
