import { describe, expect, test } from 'vitest';

import { readDocument } from '../content/documents/readDocument';
import { documentLabel, resolveSidebars } from '../content/sidebars/resolveSidebars';
import { sidebarList } from '../fixtures/sidebarsAndRedirects';
import { smallestSettings } from '../fixtures/smallestSettings';
import { parseSettings } from '../settings/parseSettings';
import type { SettingsInput } from '../settings/schema';
import { documentPages } from './documentPages';

const labels: Record<string, string> = { 'guides/light': '`light`' };

/** Navigation data and sidebars of the pages of a small site, by document id. */
function navigationOf(input: Partial<SettingsInput> = {}, updated: Record<string, string> = {}) {
  const settings = parseSettings({ ...smallestSettings, ...input }, 'site.config.ts');
  const list = sidebarList({
    manual: [
      { items: ['index'] },
      {
        heading: 'Guides',
        items: ['guides/index', { label: 'Day', open: true, items: ['guides/light'] }],
      },
    ],
    reference: [{ heading: 'Lamps', items: ['lamps'] }],
  });
  const documents = ['guides/index', 'guides/light', 'index', 'lamps'].map((id) => {
    const label = labels[id] ? `\nsidebarLabel: '${labels[id]}'` : '';
    const source = `---\ntitle: The ${id}${label}\ndescription: Text.\n---\n\n# A\n`;
    return readDocument(source, id, `content/${id}.mdx`).document!;
  });
  const sidebars = resolveSidebars(list, settings, documents);
  const times = new Map(Object.entries(updated));
  const pages = documentPages(
    { documents, sidebars, changelog: undefined, errorMessages: new Map(), commitTimes: times },
    { settings },
  );
  return new Map(
    pages.map(({ file, sidebar, data }) => [
      file!.slice('content/'.length, -'.mdx'.length),
      { ...data.navigation!, sidebar: sidebar! },
    ]),
  );
}

describe('the navigation of a document', () => {
  const navigation = navigationOf();

  test('gives a page its sidebar, with labels, branches and addresses', () => {
    expect(navigation.get('guides/light')?.sidebar).toEqual([
      { heading: undefined, items: [{ label: 'The index', href: '/' }] },
      {
        heading: 'Guides',
        items: [
          { label: 'The guides/index', href: '/guides' },
          { label: 'Day', open: true, items: [{ label: '`light`', href: '/guides/light' }] },
        ],
      },
    ]);
    expect(navigation.get('lamps')?.sidebar).toHaveLength(1);
  });

  test('links pages in reading order, but not from one sidebar to another', () => {
    const steps = [...navigation].map(([id, { previous, next }]) => [id, previous?.href, next?.href]);
    expect(steps).toEqual([
      ['index', undefined, '/guides'],
      ['guides/index', '/', '/guides/light'],
      ['guides/light', '/guides', undefined],
      ['lamps', undefined, undefined],
    ]);
  });

  test('has a trail from the heading of the group to the page', () => {
    expect(navigation.get('guides/light')?.trail).toEqual([
      { label: 'Guides' },
      { label: 'Day' },
      { label: '`light`' },
    ]);
  });

  test('has no trail on the home page', () => {
    expect(navigation.get('index')?.trail).toEqual([]);
  });

  test('adds the base to every address', () => {
    const { sidebar, previous, next } = navigationOf({ base: '/docs/' }).get('guides/index')!;
    expect(sidebar[0]?.items[0]).toMatchObject({ href: '/docs/' });
    expect([previous?.href, next?.href]).toEqual(['/docs/', '/docs/guides/light']);
  });

  test('has the edit address of a page if it is set', () => {
    const content = { editUrl: 'https://git.example.com/edit/{file}?from=docs' };
    expect(navigation.get('lamps')?.editHref).toBeUndefined();
    expect(navigationOf({ content }).get('lamps')?.editHref).toBe(
      'https://git.example.com/edit/content/lamps.mdx?from=docs',
    );
  });

  test('has the date of the last change if it is known', () => {
    const withTimes = navigationOf({}, { 'content/lamps.mdx': '2025-07-14T10:00:00Z' });
    expect(withTimes.get('lamps')?.updated).toBe('2025-07-14T10:00:00Z');
    expect(withTimes.get('index')?.updated).toBeUndefined();
  });
});

test('the label of a document is its sidebar label, or its title', () => {
  const document = (label: string) =>
    readDocument(`---\ntitle: A\n${label}description: B\n---\n\n# A\n`, 'a', 'content/a.mdx').document!;
  expect(documentLabel(document('sidebarLabel: C\n'))).toBe('C');
  expect(documentLabel(document(''))).toBe('A');
});
