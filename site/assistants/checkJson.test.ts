import { createValidator } from '@bufbuild/protovalidate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { registryOf } from '../reference/fixtures/registryOf';
import { filesIn, folders } from '../reference/request/fixtures/filesIn';
import { requests } from '../reference/request/fixtures/requests';
import { problemsAsViolations, violationsOf } from '../reference/request/fixtures/violations';
import type { JsonValue } from '../reference/model';
import { checkJson } from './checkJson';
import { docsOf } from './fixtures/docsOf';

const now = new Date();

/** The broken rules that an answer lists, with their places as protovalidate writes them. */
function rulesIn(answer: string, json: JsonValue): string[] {
  const problems = [...answer.matchAll(/^- `(.*)` \(([\w.]+)\): (.*)$/gm)].map(([, place, rule, text]) => {
    const steps = place === 'the request' ? [] : place!.split(/[.[\]]+/).filter((step) => step !== '');
    return {
      path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      rule: rule!,
      text: text!,
    };
  });
  return problemsAsViolations(
    problems.filter(({ rule }) => rule !== 'type'),
    json,
  );
}

describe.each(folders)('%s', (folder) => {
  const { reference, files } = filesIn(folder, now);

  test('an answer lists the rules that protovalidate reports as broken, except for server-only checks', async () => {
    const docs = await docsOf(reference);
    const registry = registryOf(reference);
    const validator = createValidator({ registry });
    let found = 0;
    for (const { schema, method } of files) {
      await fc.assert(
        fc.asyncProperty(requests(schema), async (json) => {
          const theirs = violationsOf(json, schema.root, registry, validator);
          found += theirs.length;
          const answer = await checkJson(docs, method.fullName, json);
          expect({ json, rules: rulesIn(answer, json) }).toEqual({ json, rules: theirs });
        }),
        { numRuns: 5 },
      );
    }
    expect(found).toBeGreaterThan(files.length);
  });
});
