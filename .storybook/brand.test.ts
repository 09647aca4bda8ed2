import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { brandThemes } from './brandTheme';

test('Storybook has the icon of the site', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').trim();
  expect(read('static/favicon.svg')).toBe(read('../content/public/favicon.svg'));
});

test.each(['light', 'dark'])(
  'Storybook around the stories has colors that it can compute with, in %s',
  (name) => {
    const theme = Object.entries(brandThemes[name]!);
    const colors = theme.filter(([key, value]) => /Bg$|Color$|^color/.test(key) && typeof value === 'string');
    expect(colors.length).toBeGreaterThan(15);
    for (const [key, color] of colors) expect(color, key).toMatch(/^#[\da-f]{6}$/i);
  },
);

test.each(['preview-head.html', 'manager-head.html'])(
  'the colors of the first frame in %s are tokens',
  (file) => {
    const html = readFileSync(join(import.meta.dirname, file), 'utf8');
    const rules = [...html.matchAll(/([^{}]*)\{[^{}]*?(#[\da-f]{6})\b/g)];
    expect(rules.length).toBeGreaterThan(1);
    const stray = rules.filter(([, selector, color]) => {
      const theme = brandThemes[selector!.includes("data-theme='dark'") ? 'dark' : 'light']!;
      return ![theme.appBg, theme.appContentBg, theme.textMutedColor].includes(color!);
    });
    expect(stray.map(([, selector, color]) => `${selector!.trim()}: ${color}`)).toEqual([]);
  },
);
