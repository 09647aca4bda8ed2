import { expect, test } from 'vitest';

import { titleSize } from './socialImage';

test.each([
  ['Quickstart', 'words', 92, 1],
  ['neosync sync', 'code', 92, 1],
  ['Neosync for TypeScript', 'words', 76, 2],
  ['Connect a private Postgres database through a bastion host', 'words', 60, 3],
  ['AWordThatIsLongerThanALineAtAnySizeBecauseItDoesNotEnd', 'words', 60, 3],
] as const)('%s in %s is %i pixels high on at most %i lines', (title, lettering, size, lines) => {
  expect(titleSize(title, lettering, 1056)).toMatchObject({ size, lines });
});
