import fc from 'fast-check';
import { expect, test } from 'vitest';

import { postTag, preTag } from '../../search/engine/markers';
import type { SearchHit } from '../../search/engine/protocol';
import { toDocSearchHit } from './docSearchHit';

const hit = (name: string, content: string, found = name): SearchHit => ({
  objectID: '1',
  url: '/wick#trim',
  url_without_anchor: '/wick',
  anchor: 'trim',
  type: 'lvl2',
  hierarchy: { lvl0: 'Lamps', lvl1: 'Wick', lvl2: name, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  area: 'docs',
  kind: 'section',
  _highlightResult: { hierarchy: { lvl2: { value: found } } },
  _snippetResult: { content: { value: content } },
});

test('matches are marked, and names stay plain text', () => {
  const { hierarchy, _snippetResult } = toDocSearchHit(
    hit('List<T>', 'The keeper\'s & "lamp"', `${preTag}List${postTag}<T>`),
  );
  expect(hierarchy).toEqual({ lvl0: 'Lamps', lvl1: 'Wick', lvl2: 'List&lt;T&gt;' });
  expect(_snippetResult).toEqual({
    hierarchy: {
      lvl0: { value: 'Lamps' },
      lvl1: { value: 'Wick' },
      lvl2: { value: '<mark>List</mark>&lt;T&gt;' },
    },
    content: { value: "The keeper's &amp; &quot;lamp&quot;" },
  });
});

test('a hit without a parent page is listed under its area', () => {
  const found = hit('Trim', 'text');
  found.hierarchy.lvl0 = null;
  expect(toDocSearchHit({ ...found, area: 'api' }).hierarchy.lvl0).toBe('API');
});

test('whatever a record contains, the mark is its only tag on the page', () => {
  const text = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', 'img', ' ', '/', preTag, postTag),
  });
  fc.assert(
    fc.property(text, text, (name, content) => {
      const shown = toDocSearchHit(hit(name, content));
      const { hierarchy, content: snippet } = shown._snippetResult;
      const texts = [hierarchy.lvl2!.value, snippet!.value, shown.hierarchy.lvl2!];
      for (const value of texts) expect(value.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
    }),
  );
});
