import { expect, test } from 'vitest';

import { agrees, isSame } from './compareRule';

test.each<[text: string, value: string | undefined]>([
  ['`8080`', '8080'],
  ['`8080` (API), `3000` (app)', '3000'],
  ['`1.00`', '1'],
  ['-', 'false'],
  ['off', 'false'],
  ['empty', ''],
  ['none', '[]'],
  ['5434, 5435', '5435'],
  ['25', '25'],
  ['`INFO`', 'slog.LevelInfo'],
  ['UUID v4', 'EMAIL_TYPE_UUID_V4'],
  ['made up', undefined],
])('%s says %s', (text, value) => {
  expect(agrees(codesOf(text), text.replaceAll('`', ''), value)).toBe(true);
});

test.each<[text: string, value: string | undefined]>([
  ['`64`', '10'],
  ['64', '10'],
  ['`true`', 'false'],
  ['`auth0`', undefined],
  ['-', '80'],
  ['`error`', 'slog.LevelInfo'],
])('%s does not say %s', (text, value) => {
  expect(agrees(codesOf(text), text.replaceAll('`', ''), value)).toBe(false);
});

test('a name may be the end of a nested one, have something in front, or stand for all that begin like it', () => {
  expect(isSame('port', 'tunnel.port', { last: true })).toBe(true);
  expect(isSame('port', 'tunnel.port', {})).toBe(false);
  expect(isSame('api.db.port', 'db.port', { prefix: 'api.' })).toBe(true);
  expect(isSame('redis.tls.*', 'redis.tls.enabled', {})).toBe(true);
});

function codesOf(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
}
