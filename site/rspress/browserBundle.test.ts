import { expect, test } from 'vitest';

import { withoutWords } from './browserBundle';

test('the words about a part stay out of the browser, its attribute and its value do not', () => {
  expect(
    withoutWords(`export const parts = {
  tab: part('role', 'Shows its panel, which \`aria-controls\` names', 'tab'),
  wide: part(
    'data-wide',
    "The visitor's own",
  ),
};`),
  ).toBe(`export const parts = {
  tab: part('role', '', 'tab'),
  wide: part(
    'data-wide',
    '',
  ),
};`);
});
