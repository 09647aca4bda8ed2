import fc from 'fast-check';
import { expect, test } from 'vitest';

import { jsonLines } from './jsonLines';

const written = (text: string) =>
  jsonLines(text)
    .map((line) => line.map((token) => token.text).join(''))
    .join('\n');

test('each field and item has a line, and each token its role', () => {
  expect(written('{"a":[1,{}],"b":[],"c":{"d":null}}')).toBe(
    ['{', '  "a": [', '    1,', '    {}', '  ],', '  "b": [],', '  "c": {', '    "d": null', '  }', '}'].join(
      '\n',
    ),
  );
  expect(
    jsonLines('{"a":-1.5e3,"b":"c","d":true}')
      .flat()
      .filter(({ role }) => role),
  ).toEqual([
    { text: '"a"', role: 'key' },
    { text: '-1.5e3', role: 'number' },
    { text: '"b"', role: 'key' },
    { text: '"c"', role: 'string' },
    { text: '"d"', role: 'key' },
    { text: 'true', role: 'word' },
  ]);
});

test('reads as the same value, laid out as JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = written(JSON.stringify(value));
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
      const laidOut = JSON.stringify(value, null, 2);
      if (!directions.test(laidOut)) expect(text).toBe(laidOut);
    }),
  );
});

test('numbers keep all their digits, and duplicate names stay', () => {
  expect(written('{"id":12345678901234567890,"id":1.10}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "id": 1.10\n}',
  );
});

test('characters that change the direction of text are escaped', () => {
  expect(written('"\u202egnp.exe\u2066"')).toBe(String.raw`"\u202egnp.exe\u2066"`);
  expect(written('no json \u200f')).toBe(String.raw`no json \u200f`);
});

test('anything but JSON is returned unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      const whole = `<${text}`;
      expect(written(whole)).toBe(whole);
    }),
  );
});

test('deep nesting and long values neither stop it nor make it larger', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(written(deep).length).toBeLessThan(10_000 * 90);
  const long = JSON.stringify(String.raw`\"`.repeat(500_000));
  expect(written(long)).toBe(long);
});
