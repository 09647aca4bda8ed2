import { createValidator } from '@bufbuild/protovalidate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { assistantsFile } from '../pages/assistantsFile';
import { registryOf } from '../reference/fixtures/registryOf';
import { filesIn, folders } from '../reference/request/fixtures/filesIn';
import { requests } from '../reference/request/fixtures/requests';
import { problemsAsViolations, violationsOf } from '../reference/request/fixtures/violations';
import type { JsonValue } from '../reference/model';
import { readSettings } from '../settings/readSettings';
import { indexOf } from '../search/fixtures/testEngine';
import { writeIndex } from '../search/engine/indexFile';
import { checkJson } from './checkJson';
import { openDocs } from './openDocs';

const now = new Date();
const settings = readSettings(smallestSettings, 'settings.ts');

/** A site with these definitions, as it is when it has been built. */
function docsOf(reference: ReturnType<typeof filesIn>['reference']) {
  const files: Record<string, string> = {
    '/assistants.json': JSON.stringify(assistantsFile({ reference, published: [] }, settings, now)),
    '/addresses.json': '[]',
    '/search/index.json': writeIndex(indexOf({ '/': { title: 'Start', text: 'Text.' } }).data),
  };
  return openDocs(async (address) => files[address]);
}

/** The rules that an answer names as broken, with their places as protovalidate writes them. */
function rulesIn(answer: string, json: JsonValue): string[] {
  const problems = [...answer.matchAll(/^- `(.*)` \(([\w.]+)\): (.*)$/gm)].map(([, place, rule, text]) => {
    const steps = place === 'the request' ? [] : place!.split('.');
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

  test('an answer names the rules that protovalidate finds broken, but for what is left to the server', async () => {
    const docs = await docsOf(reference);
    const registry = registryOf(reference);
    const validator = createValidator({ registry });
    let found = 0;
    for (const { schema, method } of files) {
      await fc.assert(
        fc.asyncProperty(requests(schema), async (json) => {
          const theirs = violationsOf(json, schema.type, registry, validator);
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
