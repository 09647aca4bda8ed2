import { expect, test } from 'vitest';

import { suggestionsFor } from './searchStart';

const topics = ['Guides', 'Connections', 'Transformers', 'Deploy'];

test('what has several words is tried word by word, the longest first', () => {
  expect(suggestionsFor('  on tokenise the vault tokenise ', topics)).toEqual(['tokenise', 'vault', 'the']);
});

test.each(['xylophone', '', 'a b', '🙂'])('%j leads to what the site is about', (query) => {
  expect(suggestionsFor(query, topics)).toEqual(['Guides', 'Connections', 'Transformers']);
});
