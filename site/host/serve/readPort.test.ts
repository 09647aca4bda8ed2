import { expect, it } from 'vitest';

import { SiteError } from '../../problem';
import { readPort } from './readPort';

it.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['80', 80],
  ['65535', 65535],
])('reads %j as %i', (value, port) => {
  expect(readPort(value)).toBe(port);
});

it.each(['abc', '-1', '65536', '99999', '80.5', '0x50', ' 80', '4173/', '1e3'])('refuses %j', (value) => {
  expect(() => readPort(value)).toThrow(SiteError);
});

it('says what a port is', () => {
  expect(() => readPort('http')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: PORT: expected a whole number from 0 to 65535, received "http".
      Set PORT to such a number, or leave it out for 4173.]
  `);
});
