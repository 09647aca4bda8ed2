import { expect, test } from 'vitest';

import { jsonSyntaxError } from './jsonSyntaxError';

test.each([
  ['', 'Line 1, column 1: expected a value, but the text ends.'],
  ['{"id": ', 'Line 1, column 8: expected a value, but the text ends.'],
  ['{\n  "id": "a"\n  "name": "b"\n}', 'Line 3, column 3: expected a comma or } after the value.'],
  ['{\n  "id": "a",\n}', 'Line 3, column 1: expected a name in double quotes.'],
  ["{ 'id': 1 }", 'Line 1, column 3: expected a name in double quotes, or }.'],
  ['{ id: 1 }', 'Line 1, column 3: expected a name in double quotes, or }.'],
  ['{ "id" 1 }', 'Line 1, column 8: expected a colon after the name.'],
  ['{ "tables": ["a" "b"] }', 'Line 1, column 18: expected a comma or ] after the value.'],
  ['{ "tables": [,] }', 'Line 1, column 14: expected a value or ].'],
  ['{ "tables": ["a"} }', 'Line 1, column 17: expected a comma or ] after the value.'],
  ['{ "a": { "b": [] }', 'Line 1, column 19: expected a comma or } after the value, but the text ends.'],
  ['{ "limit": 012 }', 'Line 1, column 12: expected a value.'],
  ['{ "on": True }', 'Line 1, column 9: expected a value.'],
  ['{ "on": truely }', 'Line 1, column 9: expected a value.'],
  ['{ "a": 1 } }', 'Line 1, column 12: expected the end.'],
  ['{ "a":\u00a01 }', 'Line 1, column 7: expected a value.'],
  [
    '{ "a": "b\n" }',
    'Line 1, column 8: this text has no closing quote on its line, or a wrong escape after a backslash.',
  ],
  [
    String.raw`{ "a": "C:\data" }`,
    'Line 1, column 8: this text has no closing quote on its line, or a wrong escape after a backslash.',
  ],
])('%j: %s', (text, expected) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(jsonSyntaxError(text)).toBe(expected);
});

test.each([
  ['{ "a": [1, -2.5e+3, true, false, null, "é\\u00e9\\n\\"", {}, []], "b": { "c": 0 } }'],
  ['[[[]], {"a": {"b": [{}]}}]'],
])('%s is read to the end', (text) => {
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  expect(jsonSyntaxError(`${text}!`)).toBe(`Line 1, column ${text.length + 1}: expected the end.`);
});

test('a text of a million characters is read', () => {
  expect(jsonSyntaxError(`["${'é\\n'.repeat(1_000_000)}", ]`)).toMatch(/expected a value\.$/);
});
