import { expect, test } from 'vitest';

import { openVocabulary } from './vocabulary';

const vocabulary = openVocabulary(['api', 'api-key', 'api_keys', 'apikey', 'apple', 'map'].sort());

const namesOf = (numbers: number[]) => numbers.map((number) => vocabulary.terms[number]);

test('finds terms that begin with a text, with other separators if the text has any or nothing else matches', () => {
  expect(namesOf(vocabulary.withPrefix('ap'))).toEqual(['api', 'api-key', 'api_keys', 'apikey', 'apple']);
  expect(namesOf(vocabulary.withPrefix('api-k'))).toEqual(['api-key', 'api_keys']);
  expect(namesOf(vocabulary.withPrefix('apikeys'))).toEqual(['api_keys']);
  expect(vocabulary.withPrefix('apz')).toEqual([]);
});
