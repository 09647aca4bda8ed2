import { expect, test } from 'vitest';

import { nameStyles } from './nameStyles';

test('styles and recipes are named after their constants', () => {
  expect(
    nameStyles(`export const root = style({ margin: 0 });
const look = recipe({
  base: { translate: call(1) },
});
export const wide = style(
  root,
);
export const room = 'none';
within(root, { p: {} });
`),
  ).toBe(`export const root = style({ margin: 0 }, 'root');
const look = recipe({
  base: { translate: call(1) },
}, 'look');
export const wide = style(
  root, 'wide');
export const room = 'none';
within(root, { p: {} });
`);
});
