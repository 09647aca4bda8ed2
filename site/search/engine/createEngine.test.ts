import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { indexOf, searchOf, type TestPage } from '../fixtures/testEngine';
import { createEngine } from './createEngine';
import { highlightParts } from './markers';
import type { SearchResponse } from './protocol';

const lamps: Record<string, TestPage> = {
  '/lamps': {
    title: 'Lamps',
    text: `Light for every room.

## Care

Wipe a lamp with a dry cloth, never while it shines. A shade needs a brush.

## Variables

| Variable       | Meaning                 |
| -------------- | ----------------------- |
| \`LAMP_HUE\`     | Color of the light.    |
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
  const { results } = searchOf(lamps);

  test('has the format of the hosted provider', async () => {
    expect(await results('glass', { hitsPerPage: 5 })).toEqual({
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
          area: 'docs',
          kind: 'section',
          _highlightResult: {
            hierarchy: {
              lvl1: { value: 'Shades' },
              lvl2: { value: '__aa-highlight__Glass__/aa-highlight__' },
            },
          },
          _snippetResult: { content: { value: 'It breaks.' } },
        },
      ],
      nbHits: 1,
      nbPages: 1,
    });
  });

  test('can be paged, without gaps or duplicates', async () => {
    const whole = await results('lamp shade');
    const pages = [];
    for (let page = 0; page < 10; page++) pages.push(await results('lamp shade', { page, hitsPerPage: 2 }));
    expect(pages.flatMap((one) => one.hits.map(({ url }) => url))).toEqual(whole.hits.map(({ url }) => url));
    expect(pages[0]).toMatchObject({ nbHits: whole.nbHits, nbPages: Math.ceil(whole.nbHits / 2) });
  });

  test('has no text if it cannot be fetched, but has it the next time', async () => {
    const { data, texts } = indexOf(lamps);
    let online = false;
    const offline = createEngine(data, {
      readTexts: () => (online ? Promise.resolve(texts) : Promise.reject(new Error())),
    });
    const ask = async () => (await offline.search({ query: 'glass' })).hits[0]!;
    expect(await ask()).toMatchObject({ url: '/shades#glass', _snippetResult: { content: { value: '' } } });
    online = true;
    expect((await ask())._snippetResult.content!.value).toBe('It breaks.');
  });

  test('is reported early without text, with a placeholder for each hit that has one', async () => {
    const { data, texts } = indexOf(lamps);
    const slow = createEngine(data, { readTexts: () => Promise.resolve(texts) });
    const early: SearchResponse[] = [];
    const ask = (query: string) => slow.search({ query }, (result) => early.push(result));
    const whole = await ask('dimmer');
    expect(early).toHaveLength(1);
    expect(early[0]!.hits.map(({ url }) => url)).toEqual(whole.hits.map(({ url }) => url));
    const rooms = ({ hits }: SearchResponse) =>
      hits.map(({ _snippetResult: { content } }) => content !== undefined);
    expect(rooms(early[0]!)).toEqual(rooms(whole));
    expect(new Set(rooms(whole))).toEqual(new Set([true, false]));
    expect(early[0]!.hits.every(({ _snippetResult }) => !_snippetResult.content?.value)).toBe(true);
    await ask('dimmer');
    expect(early).toHaveLength(1);
  });

  test('is the same after the engine is prepared', async () => {
    const { data, texts } = indexOf(lamps);
    const prepared = createEngine(data, { readTexts: () => Promise.resolve(texts) });
    for (const _ of prepared.warmUp());
    expect(await prepared.search({ query: 'lamp shade' })).toEqual(await results('lamp shade'));
  });

  test('has excerpts of fifteen words around the match', async () => {
    const long = searchOf({
      '/a': {
        title: 'Care',
        text: `${'Dust. '.repeat(30)} Use a dry cloth, never water. ${'Wait. '.repeat(30)}`,
      },
    });
    const [hit] = await long.hits('cloth');
    expect(hit!._snippetResult.content!.value).toBe(
      '…Dust. Dust. Dust. Dust. Use a dry __aa-highlight__cloth__/aa-highlight__, never water. Wait. Wait. Wait. Wait. Wait…',
    );
  });

  test('has marks on the matching phrase, not on its words elsewhere', async () => {
    const keys = searchOf({
      '/a': { title: 'Rows', text: 'A foreign key points to a key, in a job that has one.' },
    });
    const snippetOf = async (query: string) =>
      (await keys.hits(query))[0]!._snippetResult.content!.value.replaceAll(/__\/?aa-highlight__/g, '*');
    expect(await snippetOf('foreign key')).toBe('A *foreign* *key* points to a key, in a job that has one.');
    expect(await snippetOf('foreign key job')).toBe(
      'A *foreign* *key* points to a key, in a *job* that has one.',
    );
  });

  test('has excerpts of text, or else the matching line of code', async () => {
    const code = '```json\n{\n  "shade": "paper",\n  "bulb": "warm"\n}\n```';
    const mixed = searchOf({ '/a': { title: 'Parts', text: `The parts:\n\n${code}\n\nA bulb shines.` } });
    const [bulb] = await mixed.hits('bulb');
    expect(bulb!._snippetResult.content!.value).toBe(
      'The parts: A __aa-highlight__bulb__/aa-highlight__ shines.',
    );
    const [shade] = await mixed.hits('shade');
    expect(shade!._snippetResult.content).toMatchObject({
      value: '"__aa-highlight__shade__/aa-highlight__": "paper",',
      isCode: true,
    });
  });

  test('has plain text, for the client to render', async () => {
    const tagged = searchOf({ '/a': { title: 'Tags', text: 'Write `<img src=x onerror=alert(1)>` here.' } });
    const [hit] = await tagged.hits('onerror');
    expect(highlightParts(hit!._snippetResult.content!.value)).toContainEqual({
      text: '=alert(1)> here.',
      marked: false,
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

  test('ranks a page with a plural title before the definition of its term', async () => {
    const defined = searchOf({
      '/glossary': {
        title: 'Glossary',
        text: '| Term | Meaning |\n| - | - |\n| **Foreign key** | A foreign key leads to a row. |',
      },
      '/guide': { title: 'Foreign keys', text: 'A column that points to a row.' },
    });
    expect((await defined.urls('foreign key'))[0]).toBe('/guide');
  });

  test('ranks places with all words before those with one', async () => {
    expect((await urls('paper burns'))[0]).toBe('/shades#paper');
    expect((await urls('clean lamp brush'))[0]).toBe('/lamps#care');
  });

  test('ranks lists of links last', async () => {
    const linked = searchOf({
      '/a': { title: 'One', text: '## Where to go next\n\n- [Oil lamps](/b)' },
      '/b': { title: 'Two', text: 'About oil lamps, and what else there is.' },
    });
    expect((await linked.urls('oil lamps'))[0]).toBe('/b');
  });

  test('ranks a name that contains the typed text before a shorter one', async () => {
    const errors = searchOf({
      '/core': { title: 'Core', text: '## Connections\n\nMany connections.' },
      '/mysql': {
        title: 'MySQL',
        text: '| a | b |\n| - | - |\n| `Error 1040: Too many connections` | Wait. |',
      },
    });
    expect((await errors.urls('too many connections'))[0]).toBe('/mysql#error-1040-too-many-connections');
  });

  test('ranks the part of the site first that a word refers to', async () => {
    const areas = searchOf({
      '/lamps': { title: 'Lamps', text: 'A lamp burns oil.' },
      '/changelog/lamps': { title: 'Lamps', text: 'Lamps burn oil.', area: 'changelog' },
    });
    expect((await areas.urls('lamps'))[0]).toBe('/lamps');
    expect((await areas.urls('lamps release'))[0]).toBe('/changelog/lamps');
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

  test('prefers the typed spelling', async () => {
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

  test('is looked up in reverse only if it means the same', async () => {
    expect(await urls('burns')).toEqual(['/shades#paper']);
    expect(await urls('fire')).toEqual(['/shades#paper']);
    expect((await urls('shade'))[0]).toBe('/shades');
  });

  test('is not corrected if the index has it', async () => {
    expect(await urls('glass ')).toEqual(['/shades#glass']);
  });

  test('without anything similar is not found', async () => {
    expect(await urls('xylophone')).toEqual([]);
  });

  test('in a query of only stop words is found in names', async () => {
    expect(await urls('where to next')).toEqual(['/lamps#where-to-go-next']);
  });
});

describe('filters', () => {
  const { results } = searchOf({
    '/lamps': { title: 'Lamps', text: '' },
    '/v1/lamps': { title: 'Lamps', text: '', docs_tag: 'v1' },
    '/fr/lamps': { title: 'Lamps', text: '', language: 'fr' },
    '/api/lamps': { title: 'Lamps', text: '', area: 'api' },
    '/changelog/lamps': { title: 'Lamps', text: '', area: 'changelog', docs_tag: ['current', 'v1'] },
  });

  test.each([
    [undefined, ['/lamps', '/v1/lamps', '/fr/lamps', '/api/lamps', '/changelog/lamps']],
    [['language:fr'], ['/fr/lamps']],
    [['language:en', 'docs_tag:current', 'area:docs'], ['/lamps']],
    [['docs_tag:v1'], ['/v1/lamps', '/changelog/lamps']],
    [['color:red'], []],
    [['__proto__:x', 'constructor'], []],
    [[], ['/lamps', '/v1/lamps', '/fr/lamps', '/api/lamps', '/changelog/lamps']],
  ])('%j keep only matching hits', async (facetFilters, expected) => {
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
  ])('does not break or hang search: %s', async (_name, query) => {
    expect(await results(query)).toMatchObject({ hits: expect.any(Array) });
  });

  test('is answered, whatever its text', async () => {
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
});
