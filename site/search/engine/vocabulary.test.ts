import { expect, test } from 'vitest';

import { openVocabulary } from './vocabulary';

const vocabulary = openVocabulary(['api', 'api-key', 'api_keys', 'apikey', 'apple', 'map'].sort());

const namesOf = (numbers: number[]) => numbers.map((number) => vocabulary.terms[number]);

test('the terms that begin with a text are found, with other separators if it has any or there are no others', () => {
  expect(namesOf(vocabulary.beginningWith('ap'))).toEqual(['api', 'api-key', 'api_keys', 'apikey', 'apple']);
  expect(namesOf(vocabulary.beginningWith('api-k'))).toEqual(['api-key', 'api_keys']);
  expect(namesOf(vocabulary.beginningWith('apikeys'))).toEqual(['api_keys']);
  expect(vocabulary.beginningWith('apz')).toEqual([]);
});
