import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { normalizeWord, wordsOf } from './words';

const termsOf = (text: string) => wordsOf(text).map(({ whole, fragments }) => [whole, ...fragments]);

describe('words', () => {
  test.each([
    ['generateFirstName', ['generatefirstname', 'generate', 'first', 'name']],
    ['--destination-driver', ['destination-driver', 'destination', 'driver']],
    ['NEOSYNC_API_KEY', ['neosync_api_key', 'neosync', 'api', 'key']],
    ['api.db.host', ['api.db.host', 'api', 'db', 'host']],
    ['opts.job-id', ['opts.job-id', 'opts', 'job-id', 'job', 'id']],
    ['Sha256Hash', ['sha256hash', 'sha256', 'sha', '256', 'hash']],
    ['RS256', ['rs256', 'rs', '256']],
    ['PostgreSQL', ['postgresql', 'postgre', 'sql']],
    ['v0.5', ['v0.5', 'v0']],
    ['Überprüfung', ['uberprufung']],
    ['customer’s', ['customer']],
    ["don't", ['dont']],
    ['plain', ['plain']],
  ])('of %j are found whole and in parts', (text, terms) => {
    expect(termsOf(text)).toEqual([terms]);
  });

  test('have their positions in the text', () => {
    const text = 'Set `DB_HOST`, then go.';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Set',
      'DB_HOST',
      'then',
      'go',
    ]);
  });

  test('leave out machine-generated ids', () => {
    expect(termsOf('5d7f0c1e-3b62-4a0e-9c55-1f0b8f4b2a77 9e41d7c2a05b4f3881 1740888004 decade')).toEqual([
      ['decade'],
    ]);
  });

  test('are the same in every spelling after folding', () => {
    expect(['API_KEY', 'api-key', 'apiKey', 'Api.Key'].map(normalizeWord)).toEqual([
      'apikey',
      'apikey',
      'apikey',
      'apikey',
    ]);
  });

  test('only contain letters, digits and separators, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const words = wordsOf(text);
        const terms = words.flatMap(({ whole, subwords, fragments }) => [whole, ...subwords, ...fragments]);
        expect(terms.filter((term) => !/^[\p{L}\p{N}._-]+$/u.test(term))).toEqual([]);
        expect(words.filter(({ whole }) => whole.length > 64)).toEqual([]);
      }),
    );
  });

  test.each([
    ['dots', '.'.repeat(200_000), []],
    ['a word of dots', `a${'.'.repeat(200_000)}`, ['a']],
    ['one long word', 'a'.repeat(200_000), ['a'.repeat(64)]],
    ['humps', 'aB'.repeat(100_000), ['ab'.repeat(32)]],
    ['joints', 'a_'.repeat(100_000), ['a_'.repeat(32)]],
  ])('are found in one pass in %s', (_name, text, expected) => {
    expect(wordsOf(text).map(({ whole }) => whole)).toEqual(expected);
  });
});
