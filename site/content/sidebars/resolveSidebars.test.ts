import { describe, expect, test } from 'vitest';

import { sidebarList } from '../../fixtures/sidebarsAndRedirects';
import { page } from '../../fixtures/page';
import { smallestSettings } from '../../fixtures/smallestSettings';
import { parseSettings } from '../../settings/parseSettings';
import { readDocument } from '../documents/readDocument';
import type { Sidebars } from './readSidebars';
import { resolveSidebars } from './resolveSidebars';

function resolve(sidebars: Sidebars, ids: string[], root = 'content') {
  const settings = parseSettings({ ...smallestSettings, content: { root } }, 'site.config.ts');
  const documents = ids.map((id) => readDocument(page(id), id, `${root}/${id}.mdx`).document!);
  return resolveSidebars(sidebarList(sidebars), settings, documents);
}

describe('resolveSidebars', () => {
  test('gives each document its sidebar, its group and the branches around it, in reading order', () => {
    const { positions, problems } = resolve(
      {
        manual: [
          { items: ['index'] },
          {
            heading: 'Guides',
            items: ['b', { label: 'Day', items: ['a', { label: 'Night', items: ['c'] }] }],
          },
        ],
        reference: [{ heading: 'Lamps', items: ['d'] }],
      },
      ['a', 'b', 'c', 'd', 'index'],
    );
    expect(problems).toEqual([]);
    expect(
      positions.map(({ document, sidebarName, heading, branches }) => [
        document.id,
        sidebarName,
        heading,
        branches,
      ]),
    ).toEqual([
      ['index', 'manual', undefined, []],
      ['b', 'manual', 'Guides', []],
      ['a', 'manual', 'Guides', ['Day']],
      ['c', 'manual', 'Guides', ['Day', 'Night']],
      ['d', 'reference', 'Lamps', []],
    ]);
  });

  test('reports the place of every wrong id, at any depth', () => {
    const { problems } = resolve(
      {
        manual: [{ items: ['index', { label: 'A', items: [{ label: 'B', items: ['nowhere', 'index'] }] }] }],
      },
      ['index'],
    );
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/_sidebars.yml:8',
      'content/_sidebars.yml:9',
    ]);
  });

  test('mentions the folder of the ids', () => {
    const { problems } = resolve({ manual: [{ items: ['index', 'nowhere'] }] }, ['index'], 'handbook/pages');
    expect(problems[0]?.fix).toBe('Ids are file paths under handbook/pages/ without the extension.');
  });

  test.each([
    [
      'moved into another folder',
      'cli/sync',
      ['index', 'cli/sink', 'guides/sync', 'guides/other'],
      'guides/sync',
    ],
    ['got another name', 'fog', ['index', 'mist'], 'mist'],
    ['is misspelled', 'quick', ['index', 'quickly', 'other'], 'quickly'],
  ])('suggests the page that %s', (_, item, ids, guess) => {
    const listed = ids.filter((id) => /index|sink/.test(id));
    const { problems } = resolve({ manual: [{ items: [...listed, item] }] }, ids);
    expect(problems[0]?.fix).toMatch(`Did you mean "${guess}"? `);
  });

  test('finds documents that are not in a sidebar', () => {
    const { problems } = resolve({ manual: [{ items: ['index'] }] }, ['a', 'index', 'z']);
    expect(problems.map(({ file }) => file)).toEqual(['content/a.mdx', 'content/z.mdx']);
  });
});
