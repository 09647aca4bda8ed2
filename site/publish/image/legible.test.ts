import { expect, test } from 'vitest';

import { legible } from './legible';

test('letters that the fonts do not have are left out', () => {
  expect(legible('Café “Łódź” → 漢字 😀 end')).toBe('Café “Łódź” end');
});
