import { expect, test } from 'vitest';

import { searchOf } from '../../search/testEngine';
import { groupHits } from './groupHits';

const { hits } = searchOf({
  '/lamps': { title: 'Lamps', text: 'Light.\n\n## Lamp care\n\nWipe a lamp.' },
  '/shades': { title: 'Shades', text: 'A shade goes over a lamp.' },
});

test('hits are grouped by page, with the words that were found marked', async () => {
  const groups = groupHits(await hits('lamp'));
  expect(groups.map(({ title, hits }) => [title, hits.map(({ url }) => url)])).toEqual([
    ['Lamps', ['/lamps', '/lamps#lamp-care']],
    ['Shades', ['/shades']],
  ]);
  expect(groups[0]!.hits[1]).toMatchObject({
    title: 'Lamp care',
    path: 'Lamps',
    kind: 'section',
    titleParts: [
      { text: 'Lamp', marked: true },
      { text: ' care', marked: false },
    ],
  });
});
