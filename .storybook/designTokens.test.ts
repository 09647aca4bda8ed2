import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { base } from '../ui/tokens/base';
import { breakpoints, media } from '../ui/tokens/breakpoints';
import { light } from '../ui/tokens/light';
import { rolesOf } from '../ui/foundations/rolesOf.guide';
import { designTokens } from './designTokens';

const ui = join(import.meta.dirname, '../ui');

/** Every token by its path, and the token of the JSON at that path. */
const paths = rolesOf({ ...light, ...base }) as string[];

const tokenAt = (theme: 'light' | 'dark', path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (group, key) => (group as Record<string, unknown>)[key],
      JSON.parse(designTokens(theme)),
    );

test.each(['light', 'dark'] as const)('design tools get every token of the theme %s', (theme) => {
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    expect(tokenAt(theme, path), path).toEqual({ $type: expect.any(String), $value: expect.anything() });
    expect(JSON.stringify(tokenAt(theme, path)), path).not.toMatch(/null|NaN|undefined/);
  }
});

test('a token has its value in the units of the format', () => {
  expect(tokenAt('light', 'color.backdrop')).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.22, 0.02, 158], alpha: 0.32 },
  });
  expect(tokenAt('light', 'text.body')).toEqual({
    $type: 'typography',
    $value: {
      fontFamily: '{family.text}',
      fontWeight: 400,
      fontSize: { value: 1, unit: 'rem' },
      lineHeight: 1.6875,
    },
  });
  expect(tokenAt('light', 'measure.gutter')).toEqual({
    $type: 'dimension',
    $value: { value: 32, unit: 'px' },
  });
  expect(tokenAt('dark', 'color.ground')).not.toEqual(tokenAt('light', 'color.ground'));
});

test('every group of tokens has its page under Foundations', () => {
  const files = globSync('{foundations/*.mdx,tokens/*.stories.tsx}', { cwd: ui });
  const text = files.map((file) => readFileSync(join(ui, file), 'utf8')).join('\n');
  const groups = [...Object.keys({ ...light, ...base }), ...Object.keys({ breakpoints, media })];
  const shown = [...text.matchAll(/<Tokens group="(\w+)"|keyof typeof base\.(\w+)/g)];
  expect(shown.map(([, listed, drawn]) => listed ?? drawn).toSorted()).toEqual(groups.toSorted());
});
