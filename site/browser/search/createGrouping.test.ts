import { expect, test } from 'vitest';

import { searchOf } from '../../search/testEngine';
import { createGrouping, groupHits } from './createGrouping';

const { hits } = searchOf({
  '/lamps': { title: 'Lamps', text: 'Light.\n\n## Lamp care\n\nWipe a lamp.' },
  '/shades': { title: 'Shades', text: 'A shade goes over a lamp.' },
});

test('a hit that says the same stays the same object, and others do not', async () => {
  const group = createGrouping();
  const before = group(await hits('lamp'));
  const again = group(await hits('lamp'));
  expect(
    again.flatMap((one) => one.hits).every((hit, at) => hit === before.flatMap((one) => one.hits)[at]),
  ).toBe(true);
  const other = group(await hits('lamp care'));
  expect(other).toEqual(groupHits(await hits('lamp care')));
  expect(other[0]!.hits[0]).not.toBe(before[0]!.hits[0]);
});
