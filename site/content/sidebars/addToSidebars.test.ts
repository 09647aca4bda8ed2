import { expect, test } from 'vitest';

import { addToSidebars } from './addToSidebars';

const sidebars = `# Labels come from front matter.
main:
  # Start
  - items:
      - index
      - cli/sync
      - label: Guides
        items:
          - guides/dim
          - guides/lamps # the last one
api:
  - heading: API
    items:
      - api/index
      - guides/send
`;

test.each([
  ['guides/oil', '          - guides/lamps # the last one\n          - guides/oil\napi:'],
  ['api/python', '      - api/index\n      - api/python\n      - guides/send\n'],
  ['limits', '      - index\n      - limits\n      - cli/sync'],
  ['deploy/docker', '          - guides/lamps # the last one\n      - deploy/docker\napi:'],
  ['404', '      - index\n      - "404"\n'],
])('%s is added where most pages of its folder are, or at the end of the first list', (id, part) => {
  const written = addToSidebars(sidebars, id)!;
  expect(written).toContain(part);
  expect(written.split('\n')).toHaveLength(sidebars.split('\n').length + 1);
});

test('a list on one line stays on one line', () => {
  const written = addToSidebars('main:\n  - items: [index, cli/sync]\n', 'cli/login');
  expect(written).toBe('main:\n  - items: [ index, cli/sync, cli/login ]\n');
});

test.each(['', 'main: ['])('%j is not changed', (text) => {
  expect(addToSidebars(text, 'cli/login')).toBeUndefined();
});
