import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { indexOf, searchOf, type TestPage } from '../testEngine';
import { createEngine } from './createEngine';
import { highlightParts } from './markers';
import type { SearchQuery, SearchResponse } from './protocol';

const lamps: Record<string, TestPage> = {
  '/lamps': {
    title: 'Lamps',
    text: `Light for every room.

## Care

Wipe a lamp with a dry cloth, never while it shines. A shade needs a brush.

## Variables

| Variable       | Meaning                 |
| -------------- | ----------------------- |
| \`LAMP_HUE\`     | Colour of the light.    |
| \`LAMP_HUE_MAX\` | Warmest tint.           |

## Where to go next

- [Shades](/shades)`,
  },
  '/shades': {
    title: 'Shades',
    text: 'A shade goes over a lamp.\n\n## Paper\n\nIt burns.\n\n## Glass\n\nIt breaks.',
  },
  '/switches': {
    title: 'Switches and dimmers',
    keywords: ['toggle'],
    text: '## Install a dimmer\n\nTurn the power off first. A `dimLevel` of 3 is dark.',
  },
  '/paper': { title: 'Paper', text: 'For writing. A shade of white.' },
};

describe('an answer', () => {
  const { results, hits, engine } = searchOf(lamps);

  test('has the form of the hosted provider', async () => {
    const response = await engine.search({
      requests: [{ indexName: 'docs', query: 'glass', hitsPerPage: 5 }],
    });
    expect(response).toEqual({
      results: [
        {
          hits: [
            {
              objectID: '/shades#glass',
              url: '/shades#glass',
              url_without_anchor: '/shades',
              anchor: 'glass',
              type: 'lvl2',
              hierarchy: {
                lvl0: null,
                lvl1: 'Shades',
                lvl2: 'Glass',
                lvl3: null,
                lvl4: null,
                lvl5: null,
                lvl6: null,
              },
              content: 'It breaks.',
              language: 'en',
              docs_tag: 'current',
              area: 'docs',
              kind: 'section',
              weight: { page_rank: 0, level: 80, position: 2 },
              _highlightResult: {
                hierarchy: {
                  lvl1: { value: 'Shades', matchLevel: 'none', matchedWords: [], fullyHighlighted: false },
                  lvl2: {
                    value: '__aa-highlight__Glass__/aa-highlight__',
                    matchLevel: 'full',
                    matchedWords: ['glass'],
                    fullyHighlighted: true,
                  },
                },
                content: {
                  value: 'It breaks.',
                  matchLevel: 'none',
                  matchedWords: [],
                  fullyHighlighted: false,
                },
              },
              _snippetResult: {
                hierarchy: {
                  lvl1: { value: 'Shades', matchLevel: 'none' },
                  lvl2: { value: '__aa-highlight__Glass__/aa-highlight__', matchLevel: 'full' },
                },
                content: { value: 'It breaks.', matchLevel: 'none' },
              },
            },
          ],
          nbHits: 1,
          page: 0,
          nbPages: 1,
          hitsPerPage: 5,
          exhaustiveNbHits: true,
          query: 'glass',
          index: 'docs',
          processingTimeMS: expect.any(Number),
        },
      ],
    });
  });

  test('keeps the order of the queries', async () => {
    const requests = ['paper', '', 'glass'].map((query) => ({ indexName: 'docs', query }));
    const { results: all } = await engine.search({ requests });
    expect(all.map(({ query, hits: [first] }) => [query, first?.url])).toEqual([
      ['paper', '/paper'],
      ['', undefined],
      ['glass', '/shades#glass'],
    ]);
  });

  test('comes page by page, without a gap and without a double', async () => {
    const whole = await results('lamp shade');
    const pages = [];
    for (let page = 0; page < 10; page++) pages.push(await results('lamp shade', { page, hitsPerPage: 2 }));
    expect(pages.flatMap((one) => one.hits.map(({ url }) => url))).toEqual(whole.hits.map(({ url }) => url));
    expect(pages[0]).toMatchObject({
      nbHits: whole.nbHits,
      nbPages: Math.ceil(whole.nbHits / 2),
      hitsPerPage: 2,
    });
  });

  test.each([
    [{ page: -1 }, { page: 0 }],
    [{ page: Number.NaN }, { page: 0 }],
    [{ hitsPerPage: 0 }, { hitsPerPage: 1 }],
    [{ hitsPerPage: 1e9 }, { hitsPerPage: 1000 }],
    [{ hitsPerPage: 2.5 }, { hitsPerPage: 2 }],
  ])('makes the best of %j', async (asked, answered) => {
    expect(await results('lamp', asked)).toMatchObject(answered);
  });

  test('comes without texts when they cannot be fetched, and with them the next time', async () => {
    const { data, texts } = indexOf(lamps);
    let online = false;
    const offline = createEngine(data, {
      readTexts: () => (online ? Promise.resolve(texts) : Promise.reject(new Error())),
    });
    const ask = async () =>
      (await offline.search({ requests: [{ indexName: '', query: 'glass' }] })).results[0]!.hits[0];
    expect(await ask()).toMatchObject({
      url: '/shades#glass',
      content: null,
      _snippetResult: { hierarchy: {} },
    });
    online = true;
    expect(await ask()).toMatchObject({ content: 'It breaks.' });
  });

  test('tells early what is known without texts, with room for those that match', async () => {
    const { data, texts } = indexOf(lamps);
    const slow = createEngine(data, { readTexts: () => Promise.resolve(texts) });
    const early: SearchResponse[] = [];
    const ask = (query: string) =>
      slow.search({ requests: [{ indexName: '', query }] }, (response) => early.push(response));
    const whole = await ask('glass shade');
    const hitsOf = ({ results: [result] }: SearchResponse) => result!.hits;
    expect(early).toHaveLength(1);
    expect(hitsOf(early[0]!).map(({ url }) => url)).toEqual(hitsOf(whole).map(({ url }) => url));
    // A hit has room for a snippet exactly where the whole answer has one that matches.
    const rooms = (response: SearchResponse) =>
      hitsOf(response).map(({ _snippetResult: { content } }) => (content?.matchLevel ?? 'none') !== 'none');
    expect(rooms(early[0]!)).toEqual(rooms(whole));
    expect(new Set(rooms(whole))).toEqual(new Set([true, false]));
    expect(hitsOf(early[0]!).every(({ _snippetResult }) => !_snippetResult.content?.value)).toBe(true);
    await ask('glass shade');
    expect(early).toHaveLength(1);
  });

  test('carries texts only where they are asked for', async () => {
    const ask = async (options: Partial<SearchQuery>) => (await results('glass', options)).hits[0]!;
    const few = await ask({ attributesToRetrieve: ['url'], attributesToHighlight: ['hierarchy'] });
    expect(few).toMatchObject({ content: null, _snippetResult: { content: { matchLevel: 'none' } } });
    expect(few._highlightResult).not.toHaveProperty('content');
    const all = await ask({ attributesToRetrieve: ['*'], attributesToHighlight: ['content'] });
    expect(all).toMatchObject({
      content: 'It breaks.',
      _highlightResult: { content: { value: 'It breaks.' } },
    });
  });

  test('is the same after the engine has prepared itself', async () => {
    const { data, texts } = indexOf(lamps);
    const prepared = createEngine(data, { readTexts: () => Promise.resolve(texts) });
    for (const _ of prepared.prepare());
    const withoutTime = ({ results }: SearchResponse) =>
      results.map((result) => ({ ...result, processingTimeMS: 0 }));
    const request = { requests: [{ indexName: 'docs', query: 'lamp shade' }] };
    expect(withoutTime(await prepared.search(request))).toEqual(withoutTime(await engine.search(request)));
  });

  test('has snippets of the length that was asked for, around what was found', async () => {
    const [hit] = (await results('cloth', { attributesToSnippet: ['content:4'] })).hits;
    expect(hit!._snippetResult.content!.value).toBe(
      '…dry __aa-highlight__cloth__/aa-highlight__, never while…',
    );
  });

  test('has the markers that were asked for, and none that a text brought along', async () => {
    const tagged = searchOf({ '/a': { title: 'Marks', text: 'A `<em>`<em>glass</em>`</e</em>m>` lamp.' } });
    const tags = { highlightPreTag: '<em>', highlightPostTag: '</em>' };
    const [hit] = (await tagged.results('lamp', tags)).hits;
    expect(hit!._highlightResult.content!.value).toBe('A glass <em>lamp</em>.');
    expect(highlightParts(hit!._highlightResult.content!.value, '<em>', '</em>')).toEqual([
      { text: 'A glass ', kind: 'plain' },
      { text: 'lamp', kind: 'found' },
      { text: '.', kind: 'plain' },
    ]);
  });

  test('carries text as text, for the client to render', async () => {
    const tagged = searchOf({ '/a': { title: 'Tags', text: 'Write `<img src=x onerror=alert(1)>` here.' } });
    const [hit] = await tagged.hits('onerror');
    expect(highlightParts(hit!._snippetResult.content!.value)).toContainEqual({
      text: '=alert(1)> here.',
      kind: 'plain',
    });
  });

  test('tells how much of the query a text has', async () => {
    const [hit] = await hits('dry cloth');
    expect(hit!._highlightResult.content).toMatchObject({
      matchLevel: 'full',
      matchedWords: ['dry', 'cloth'],
    });
    expect((await hits('dry elephant'))[0]!._highlightResult.content).toMatchObject({ matchLevel: 'full' });
    expect((await hits('lamp cloth'))[0]!._highlightResult.hierarchy.lvl1).toMatchObject({
      matchLevel: 'partial',
    });
  });
});

describe('the order', () => {
  const { urls } = searchOf(lamps);

  test('is title, heading, row, text', async () => {
    const ordered = searchOf({
      '/text': { title: 'One', text: 'About a zeppelin.' },
      '/row': { title: 'Two', text: '| a | b |\n| - | - |\n| **zeppelin** | c |' },
      '/heading': { title: 'Three', text: '## Zeppelin' },
      '/title': { title: 'Zeppelin', text: 'Text.' },
    });
    expect(await ordered.urls('zeppelin')).toEqual(['/title', '/heading#zeppelin', '/row#zeppelin', '/text']);
  });

  test('puts a place that has all words before those that have one', async () => {
    expect((await urls('paper burns'))[0]).toBe('/shades#paper');
    expect((await urls('clean lamp brush'))[0]).toBe('/lamps#care');
  });

  test('puts lists of links last', async () => {
    const linked = searchOf({
      '/a': { title: 'One', text: '## Where to go next\n\n- [Oil lamps](/b)' },
      '/b': { title: 'Two', text: 'About oil lamps, and what else there is.' },
    });
    expect((await linked.urls('oil lamps'))[0]).toBe('/b');
  });

  test('keeps one page from filling the list', async () => {
    const sections = (name: string) =>
      Array.from({ length: 12 }, (_, n) => `## ${name} ${'abcdefghijkl'[n]}\n\nText.`);
    const flood = searchOf({
      '/flood': { title: 'Flood', text: sections('Water').join('\n\n') },
      '/dry': { title: 'Dry', text: 'Some water.' },
    });
    const found = await flood.urls('water');
    expect(found.indexOf('/dry')).toBeLessThanOrEqual(4);
    expect(found).toHaveLength(13);
  });

  test('prefers the spelling that was typed', async () => {
    const spelled = searchOf({
      '/a': { title: 'One', text: '| a | b |\n| - | - |\n| `job_id` | c |' },
      '/b': { title: 'Two', text: '| a | b |\n| - | - |\n| `jobId` | c |' },
      '/c': { title: 'Three', text: '| a | b |\n| - | - |\n| `--job-id` | c |' },
    });
    expect((await spelled.urls('job_id'))[0]).toBe('/a#job_id');
    expect((await spelled.urls('jobId'))[0]).toBe('/b#jobid');
    expect((await spelled.urls('--job-id'))[0]).toBe('/c#job-id');
    expect(await spelled.urls('job id')).toHaveLength(3);
  });
});

describe('a word', () => {
  const { urls } = searchOf(lamps, [
    { kind: 'same', typed: ['shade', 'lamp cover'], found: ['shade', 'lamp cover'] },
    { kind: 'also', typed: ['fire'], found: ['burns'] },
  ]);

  test.each([
    ['in another form', 'installing dimmers', '/switches#install-a-dimmer'],
    ['in British spelling', 'color', '/lamps#lamp_hue'],
    ['in pieces', 'lamp hue', '/lamps#lamp_hue'],
    ['in one piece', 'lamphue', '/lamps#lamp_hue'],
    ['as a part of a name', 'hue', '/lamps#lamp_hue'],
    ['with a hump', 'dim level', '/switches#install-a-dimmer'],
    ['with a typo', 'swithces', '/switches'],
    ['with two typos', 'instal a dimer', '/switches#install-a-dimmer'],
    ['unfinished', 'swit', '/switches'],
    ['unfinished behind another', 'install dim', '/switches#install-a-dimmer'],
    ['unfinished and with a typo', 'varibal', '/lamps#variables'],
    ['of a name with a typo', 'lmap_hue', '/lamps#lamp_hue'],
    ['behind a name that nobody knows', 'light.lamp_hue', '/lamps#lamp_hue'],
    ['in one piece that is two', 'installdimmer', '/switches#install-a-dimmer'],
    ['that leads to a page', 'toggle', '/switches'],
    ['that means the same', 'lamp cover', '/shades'],
    ['that is looked up too', 'fire', '/shades#paper'],
    ['in a question', 'how do I install a dimmer?', '/switches#install-a-dimmer'],
  ])('is found %s', async (_how, query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  test('is looked up the other way round only where it means the same', async () => {
    expect(await urls('burns')).toEqual(['/shades#paper']);
    expect(await urls('fire')).toEqual(['/shades#paper']);
    expect((await urls('shade'))[0]).toBe('/shades');
  });

  test('is not guessed at when it stands in the index', async () => {
    expect(await urls('glass ')).toEqual(['/shades#glass']);
  });

  test('that nothing is like is found nowhere', async () => {
    expect(await urls('xylophone')).toEqual([]);
  });

  test('of a sentence alone is found in names', async () => {
    expect(await urls('where to next')).toEqual(['/lamps#where-to-go-next']);
  });
});

describe('filters', () => {
  const { results } = searchOf({
    '/lamps': { title: 'Lamps', text: '' },
    '/v1/lamps': { title: 'Lamps', text: '', docsTag: 'v1' },
    '/fr/lamps': { title: 'Lamps', text: '', language: 'fr' },
    '/api/lamps': { title: 'Lamps', text: '', area: 'api' },
    '/changelog/lamps': { title: 'Lamps', text: '', area: 'changelog', docsTag: ['current', 'v1'] },
  });

  test.each([
    [undefined, ['/lamps', '/v1/lamps', '/fr/lamps', '/api/lamps', '/changelog/lamps']],
    ['language:fr', ['/fr/lamps']],
    [['language:en', 'docs_tag:current', 'area:docs'], ['/lamps']],
    [
      ['language:en', ['docs_tag:v1', 'area:api']],
      ['/v1/lamps', '/api/lamps', '/changelog/lamps'],
    ],
    [['area:-docs'], ['/api/lamps', '/changelog/lamps']],
    [['colour:red'], []],
    [['__proto__:x', 'constructor'], []],
    [[], ['/lamps', '/v1/lamps', '/fr/lamps', '/api/lamps', '/changelog/lamps']],
  ])('%j leave what meets them', async (facetFilters, expected) => {
    const { hits, nbHits } = await results('lamps', { facetFilters });
    expect(hits.map(({ url }) => url)).toEqual(expected);
    expect(nbHits).toBe(expected.length);
  });
});

describe('a hostile query', () => {
  const { results } = searchOf(lamps);

  test.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a name of JavaScript', '__proto__'],
    ['names of JavaScript', 'constructor hasOwnProperty toString valueOf'],
    ['64 emoji', '💡'.repeat(64)],
    ['half an emoji', '\ud83d'],
    ['only spaces', ' '.repeat(64)],
    ['only separators', '._-'.repeat(40)],
    ['a pattern that explodes', '(a+)+$ [[[ \\ *?(((('],
    ['repetition', 'aaaa '.repeat(2000)],
    ['right-to-left text', '\u202eمصباح של \u200f'],
    ['null bytes', 'lamp\0\0shade\0'],
    ['one very long word', 'a'.repeat(100_000)],
    ['one very long name', 'aB_c.'.repeat(20_000)],
    ['65 characters', 'lamp '.repeat(13)],
    ['combining marks', `e${'\u0301'.repeat(5000)}`],
    ['a letter that becomes a sentence', '\ufdfa\ufdfa'],
  ])('does neither break nor hang it: %s', async (_name, query) => {
    expect(await results(query)).toMatchObject({ query, page: 0 });
  });

  test('is answered, whatever it is', async () => {
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc
        .array(fc.constantFrom('lamp', 'LAMP_', '--hue', 'shad', '“', '-', '.'), { maxLength: 20 })
        .map((words) => words.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { hits, nbHits } = await results(text);
        expect(nbHits).toBeGreaterThanOrEqual(hits.length);
        expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(hits.length);
      }),
    );
  });

  test.each([undefined, null, 7, {}])('is taken for an empty one when it is %j', async (query) => {
    expect((await results(query as unknown as string)).nbHits).toBe(0);
  });
});
