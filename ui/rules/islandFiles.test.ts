import { expect, test } from 'vitest';

import { islandFiles } from './islandFiles';

test('what only an island imports is of the island, however far, and what anyone else imports is not', () => {
  const files = islandFiles(
    ['ui/components/Search'],
    new Map([
      [
        'ui/components/Search/Search.tsx',
        ['ui/components/Field/Field.tsx', 'ui/components/Button/Button.tsx'],
      ],
      ['ui/components/Field/Field.tsx', ['ui/components/Field/useField.ts']],
      ['ui/components/Field/useField.ts', []],
      ['ui/components/Button/Button.tsx', []],
      ['ui/components/Alone/Alone.tsx', []],
      ['ui/components/SearchButton/SearchButton.tsx', []],
      ['ui/index.ts', ['ui/components/Search/Search.tsx', 'ui/components/Button/Button.tsx']],
    ]),
  );
  expect([...files].sort()).toEqual([
    'ui/components/Field/Field.tsx',
    'ui/components/Field/useField.ts',
    'ui/components/Search/Search.tsx',
  ]);
});
