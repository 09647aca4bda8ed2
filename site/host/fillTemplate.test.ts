import { expect, test } from 'vitest';

import { fillTemplate } from './fillTemplate';

test('values replace names, and a list takes up a line for each item', () => {
  const template = 'location {{base}} {\n{{rules}}\n{{none}}\n}\n# {{base}}\n';
  expect(fillTemplate(template, { base: '/$&/', rules: ['  a;', '  b;'], none: [] })).toBe(
    'location /$&/ {\n  a;\n  b;\n}\n# /$&/\n',
  );
});

test('a value that looks like a name stays as it is', () => {
  expect(fillTemplate('{{moved}}\n', { moved: ['/{{base}}'], base: '/' })).toBe('/{{base}}\n');
});

test('a name without a value is an error', () => {
  expect(() => fillTemplate('{{page}}', { base: '/' })).toThrow('a name that has no value: page');
  expect(() => fillTemplate('{{page}}\n', {})).toThrow('a name that has no value: page');
});
