import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { base } from './base';
import { dark } from './dark';
import { light } from './light';
import { standInNames } from './standIns';
import { toDesignTokens } from './toDesignTokens';

test('tokens.json says what the tokens say', async () => {
  const file: unknown = JSON.parse(await readFile(new URL('tokens.json', import.meta.url), 'utf8'));
  expect(file, 'The tokens have changed: run "npm run tokens" and commit ui/tokens/tokens.json.').toEqual(
    toDesignTokens(),
  );
});

test('every colour of both themes is there, as a colour of the format', () => {
  const { light: lightTokens, dark: darkTokens } = toDesignTokens();
  expect(paths(lightTokens)).toEqual(paths(light));
  expect(paths(darkTokens)).toEqual(paths(dark));
  expect(lightTokens).toHaveProperty('color.accent.base', {
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.44, 0.1, 153] },
  });
  expect(lightTokens).toHaveProperty('color.backdrop.$value.alpha', 0.32);
});

test('every shared token is there, apart from the engraved pictures', () => {
  const { screen, ...shared } = base;
  const { period, halfPeriod } = screen;
  const { breakpoint, ...tokens } = toDesignTokens().base as Record<string, object>;
  expect(paths(tokens)).toEqual(paths({ ...shared, screen: { period, halfPeriod } }));
  expect(breakpoint).toHaveProperty('desktop.$value', { value: 996, unit: 'px' });
});

test('composite tokens are taken apart', () => {
  expect(toDesignTokens()).toHaveProperty('base.text.body.$value', {
    fontFamily: ['Schibsted Grotesk Variable', ...standInNames('text'), 'sans-serif'],
    fontSize: { value: 1, unit: 'rem' },
    fontWeight: 400,
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: 1.6875,
  });
  expect(toDesignTokens()).toHaveProperty('base.motion.move.$value.timingFunction', [0.2, 0.6, 0.2, 1]);
  expect(toDesignTokens()).toHaveProperty('dark.shadow.overlay.$value[1].spread', { value: -12, unit: 'px' });
});

/** Where the leaves of a tree are: texts and tokens. */
function paths(tree: unknown, path: string[] = []): string[] {
  if (typeof tree !== 'object' || tree === null || '$value' in tree) return [path.join('.')];
  return Object.entries(tree).flatMap(([key, value]) => paths(value, [...path, key]));
}
