import { createValidator } from '@bufbuild/protovalidate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { registryOf } from '../fixtures/registryOf';
import { referenceOf } from '../fixtures/sourceOf';
import type { Reference } from '../model';
import { formats } from '../rules/formats';
import { checkedRuleNames } from '../rules/valueRules';
import { checkRequest } from './checkRequest';
import { everyRule } from './fixtures/everyRule';
import { filesIn, folders } from './fixtures/filesIn';
import { requests } from './fixtures/requests';
import { problemsAsViolations, violationsOf } from './fixtures/violations';
import { fromJson } from './fromJson';
import type { RequestSchema } from './requestSchema';
import type { JsonValue } from './requestValue';
import { schemaOf, typesOf } from './schemaOf';

const now = new Date();

/** Compares our report on a request with protovalidate's. */
function comparer(reference: Reference) {
  const registry = registryOf(reference);
  const validator = createValidator({ registry });
  return (json: JsonValue, schema: RequestSchema) => {
    const { value, mismatches } = fromJson(json, schema);
    const ours = checkRequest(value, { schema, now: new Date() }).filter(({ rule }) => rule !== 'type');
    const theirs = violationsOf(json, schema.root, registry, validator);
    return {
      ours: { json, mismatches, found: problemsAsViolations(ours, json) },
      theirs: { json, mismatches: [], found: theirs },
    };
  };
}

describe.each(folders)('%s', (folder) => {
  const { reference, files } = filesIn(folder, now);

  test('the example of every call has no problems', () => {
    for (const { schema, example, method } of files) {
      const { value, mismatches } = fromJson(example, schema);
      expect({ method, mismatches, problems: checkRequest(value, { schema, now }) }).toEqual({
        method,
        mismatches: [],
        problems: [],
      });
    }
  });

  test('thousands of requests have the problems that protovalidate finds, except for server-only checks', () => {
    const compare = comparer(reference);
    let found = 0;
    for (const { schema } of files) {
      fc.assert(
        fc.property(requests(schema), (json) => {
          const { ours, theirs } = compare(json, schema);
          expect(ours).toEqual(theirs);
          found += theirs.found.length;
        }),
        { numRuns: 20 },
      );
    }
    expect(found).toBeGreaterThan(files.length);
  });
});

describe('every rule that is checked', () => {
  const reference = referenceOf({ 'a.proto': everyRule });
  const types = typesOf(reference);
  const compare = comparer(reference);

  test('is in the definition', () => {
    const compared = checkedRuleNames.filter((name) => name === 'uuid' || !(name in formats));
    expect(compared.filter((name) => !new RegExp(`\\b${name}: `).test(everyRule))).toEqual([]);
  });

  test.each(reference.files[0]!.messages.map(({ fullName }) => fullName))('%s', (name) => {
    const schema = schemaOf(name, types);
    fc.assert(
      fc.property(requests(schema), (json) => {
        const { ours, theirs } = compare(json, schema);
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 300 },
    );
  });
});
