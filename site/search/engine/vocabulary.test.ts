import fc from 'fast-check';
import { expect, test } from 'vitest';

import { typoDistance } from './typoDistance';
import { Vocabulary } from './vocabulary';

const vocabulary = new Vocabulary(['api', 'api-key', 'api_keys', 'apikey', 'apple', 'map'].sort());

const namesOf = (numbers: number[]) => numbers.map((number) => vocabulary.terms[number]);

test('the terms that begin with a text are found, with other separators if it has any or there are no others', () => {
  expect(namesOf(vocabulary.beginningWith('ap'))).toEqual(['api', 'api-key', 'api_keys', 'apikey', 'apple']);
  expect(namesOf(vocabulary.beginningWith('api-k'))).toEqual(['api-key', 'api_keys']);
  expect(namesOf(vocabulary.beginningWith('apikeys'))).toEqual(['api_keys']);
  expect(vocabulary.beginningWith('apz')).toEqual([]);
});

test('no term is missed that a word can have been meant as, finished or not', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcde_9'), minLength: 3, maxLength: 14 });
  fc.assert(
    fc.property(
      word,
      fc.array(word, { maxLength: 20 }),
      fc.integer({ min: 1, max: 3 }),
      (typed, others, max) => {
        // Terms that are near the word, too.
        const near = [typed.slice(1), `${typed}abc`, typed.replace(/(.)(.)/, '$2$1'), `a${typed.slice(2)}`];
        const terms = [...new Set([...others, ...near])].sort();
        const found = new Set(new Vocabulary(terms).like(typed, max, typed.length + 12));
        const meant = terms.flatMap((term, number) =>
          typoDistance(typed, term, max, true) <= max ? [number] : [],
        );
        expect(meant.filter((number) => !found.has(number))).toEqual([]);
      },
    ),
  );
});
