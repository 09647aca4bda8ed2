import { describe, expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { SiteError } from '../problem';
import { readSynonyms } from './readSynonyms';

const read = (yaml: string) =>
  readSynonyms('content', temporaryFolder({ 'content/_search/synonyms.yml': yaml }));

/** The error that a writer sees. */
function errorOf(yaml: string): string {
  try {
    read(yaml);
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('the table of synonyms', () => {
  test('is parsed with its phrases as words', () => {
    expect(read('same:\n  - [Kubernetes, K8s, ci/cd]\nalso:\n  helm: [kubernetes]\n')).toEqual([
      { kind: 'same', typed: ['kubernetes', 'k8s', 'ci cd'], found: ['kubernetes', 'k8s', 'ci cd'] },
      { kind: 'also', typed: ['helm'], found: ['kubernetes'] },
    ]);
  });

  test('can be missing or empty', () => {
    expect(readSynonyms('content', temporaryFolder({}))).toEqual([]);
    expect(read('')).toEqual([]);
  });

  test('that is not valid is reported line by line', () => {
    expect(errorOf('same:\n  - [one]\n  - [a, "?"]\nalso:\n  b: c\nalas: {}\n')).toMatchInlineSnapshot(`
      "content/_search/synonyms.yml:2: same[0]: expected at least 2 entries, received [ 'one' ].
        Make it longer.
      content/_search/synonyms.yml:3: same[1][1]: expected a phrase with a letter or a digit in it, received "?".
        Change the value.
      content/_search/synonyms.yml:5: also.b: expected a list, received "c".
        Write a list: [one, two].
      content/_search/synonyms.yml:6: alas: this name is not known.
        Did you mean "also"? Known here: same, also."
    `);
  });

  test('that is not YAML is reported', () => {
    expect(errorOf('same: [\n')).toContain('content/_search/synonyms.yml:');
  });
});
