import { expect, test } from 'vitest';

import { fillTemplate } from './fillTemplate';

test('values replace names, and a list replaces the line of its name', () => {
  const template = 'location {{base}} {\n{{rules}}\n{{none}}\n}\n';
  expect(fillTemplate(template, { base: '/$&/', rules: ['  a;', '  b;'], none: [] })).toBe(
    'location /$&/ {\n  a;\n  b;\n}\n',
  );
});

test('a name without a value is an error', () => {
  expect(() => fillTemplate('{{page}}', { base: '/' })).toThrow('The template names an unknown value: page');
  expect(() => fillTemplate('{{page}}\n', {})).toThrow('The template names an unknown value: page');
});
