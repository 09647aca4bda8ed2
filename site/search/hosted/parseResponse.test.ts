import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { searchOf } from '../fixtures/testEngine';
import { parseResponse } from './parseResponse';

const address = 'https://docs.example.com';
const read = (hit: unknown) => parseResponse({ results: [{ hits: [hit] }] }, address).hits[0];

describe('an answer of a provider', () => {
  test('with our records equals that of the embedded engine', async () => {
    const { engine } = searchOf({ '/lamps': { title: 'Lamps', text: '## Oil\n\nA lamp smells.' } });
    const result = await engine.search({ query: 'lamp' });
    expect(result.nbHits).toBe(2);
    expect(parseResponse({ results: [structuredClone(result)] }, address)).toEqual(result);
  });

  test.each([
    ['https://docs.example.com/lamps#oil', '/lamps#oil'],
    ['/lamps', '/lamps'],
    ['https://other.example.com/lamps', 'https://other.example.com/lamps'],
    ['//other.example.com/lamps', 'https://other.example.com/lamps'],
  ])('resolves %s to %s', (url, expected) => {
    expect(read({ url })?.url).toBe(expected);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://[', ''])(
    'leaves out invalid addresses: %j',
    (url) => {
      expect(read({ url })).toBeUndefined();
    },
  );

  test('adds the fields that a crawler record lacks', () => {
    expect(
      read({ url: '/lamps#oil', hierarchy: { lvl0: 'Guides', lvl1: 'Lamps', lvl2: 'Oil' } }),
    ).toMatchObject({
      objectID: '/lamps#oil',
      url_without_anchor: '/lamps',
      anchor: 'oil',
      type: 'lvl2',
      kind: 'section',
      area: 'docs',
    });
  });

  test.each([
    ['Tutorial', 'page', 'docs'],
    ['constructor', 'page', 'docs'],
    ['entry', 'entry', 'docs'],
    ['api', 'page', 'api'],
  ])('with %s as kind and area of a record has only kinds and areas of this site', (name, kind, area) => {
    expect(read({ url: '/lamps', kind: name, area: name })).toMatchObject({ kind, area });
  });

  test.each([
    undefined,
    null,
    'text',
    [],
    {},
    { results: [] },
    { results: 7 },
    { results: [{}] },
    { results: [null] },
  ])('without results is an error: %j', (answer) => {
    expect(() => parseResponse(answer, address)).toThrow('The response has no search results');
  });

  test('only links to web pages, whatever its addresses', () => {
    const url = fc.oneof(fc.webUrl(), fc.string());
    fc.assert(
      fc.property(fc.array(url), (urls) => {
        const { hits } = parseResponse({ results: [{ hits: urls.map((each) => ({ url: each })) }] }, address);
        for (const hit of hits) expect(new URL(hit.url, address).protocol).toMatch(/^https?:$/);
      }),
    );
  });

  test('with hits in another format is an error', () => {
    expect(() => read(null)).toThrow('null');
  });
});
