import { expect, test } from 'vitest';

import { searchOf } from '../../search/fixtures/testEngine';
import { searchKinds } from '../../search/records/searchKinds';
import { groupHits } from './groupHits';

const { hits } = searchOf({
  '/lamps': { title: 'Lamps', text: 'Light.\n\n## Lamp care\n\nWipe a lamp.' },
  '/shades': { title: 'Shades', text: 'A shade goes over a lamp.' },
});

test('hits are grouped by page, with matching words marked', async () => {
  const groups = groupHits(await hits('lamp'));
  expect(groups.map(({ title, results: hits }) => [title, hits.map(({ url }) => url)])).toEqual([
    ['Lamps', ['/lamps', '/lamps#lamp-care']],
    ['Shades', ['/shades']],
  ]);
  // If no word of the text matches, its first words distinguish hits with the same name.
  expect(groups[0]!.results[0]).toMatchObject({ excerpt: [{ text: 'Light.', marked: false }] });
  expect(groups[0]!.results[1]).toMatchObject({
    title: 'Lamp care',
    path: ['Lamps'],
    kind: searchKinds.section,
    titleRuns: [
      { text: 'Lamp', marked: true },
      { text: ' care', marked: false },
    ],
  });
});

test('groups show the path, without the page if it is the first hit, and code names are marked as code', async () => {
  const { hits } = searchOf({
    '/sync': {
      title: 'neosync sync',
      group: 'CLI',
      text: '## Flags\n\n### `--truncate-all`\n\nEmpties tables.',
    },
    '/tips': { title: 'Tips', group: 'Guides', text: '## Flags\n\nTruncate first.' },
  });
  const shown = async (query: string) =>
    groupHits(await hits(query)).flatMap(({ title, results: hits }) => [
      title,
      ...hits.map(({ title, trail, code }) => [title, trail, code]),
    ]);
  expect(await shown('neosync sync')).toEqual(['CLI', ['neosync sync', '', true]]);
  expect((await shown('truncate-all')).slice(0, 2)).toEqual([
    'CLI / neosync sync',
    ['--truncate-all', 'Flags', true],
  ]);
  expect(await shown('tips')).toEqual(['Guides', ['Tips', '', false]]);
});
