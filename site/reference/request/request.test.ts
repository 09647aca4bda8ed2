import {
  fromBinary,
  fromJson as messageFromJson,
  toBinary,
  toJson as messageToJson,
} from '@bufbuild/protobuf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { clients } from '../../fixtures/clients';
import { methodSnippets } from '../examples/fileExamples';
import { refreshTimes } from '../examples/exampleTime';
import { languages, snippetsOf } from '../examples/languages';
import { registryOf } from '../fixtures/registryOf';
import { referenceOf } from '../fixtures/sourceOf';
import type { RequestFile } from '../requestFile';
import { checkRequest } from './checkRequest';
import { filesIn, folders } from './fixtures/filesIn';
import { requests } from './fixtures/requests';
import { fromJson } from './fromJson';
import { decodeRequestLink, encodeRequestLink } from './requestLink';
import type { JsonValue, MessageValue } from './requestValue';
import { schemaOf, typesOf } from './schemaOf';
import { toJson } from './toJson';

const now = new Date('2026-05-17T13:14:15Z');

/** The form's output in every language. */
const snippetsIn = ({ method, schema, protoPath }: RequestFile, request: MessageValue) =>
  snippetsOf({ method, schema, request, clients, protoPath });

const read = (json: JsonValue, { schema }: RequestFile) => fromJson(json, schema);
const write = (json: JsonValue, file: RequestFile) => toJson(read(json, file).value, file.schema);

describe.each(folders)('%s', (folder) => {
  const { reference, files } = filesIn(folder, now);
  const types = typesOf(reference);
  const registry = registryOf(reference);

  test('the request form writes the same example as the page, in every language', () => {
    for (const file of files) {
      const method = reference.files
        .flatMap(({ services }) => services.flatMap(({ methods }) => methods))
        .find(({ fullName }) => fullName === file.method.fullName)!;
      const snippets = methodSnippets(method, { types, clients, protoPath: file.protoPath, now });
      const fetched = JSON.parse(JSON.stringify(file)) as RequestFile;
      const written = snippetsIn(fetched, read(file.example, file).value);
      for (const { id, code } of snippets) {
        expect({ id, code: written.find((each) => each.id === id)?.code }).toEqual({ id, code });
      }
      expect(written.length).toBeGreaterThanOrEqual(snippets.length);
    }
  });

  test('every example survives a round trip through form and JSON, and through a link', async () => {
    for (const file of files) {
      expect(write(file.example, file)).toEqual(file.example);
      const json = JSON.stringify(file.example);
      const linked = { anchor: file.anchor, json, language: 'go' };
      const fragment = await encodeRequestLink(linked);
      expect(fragment).toMatch(/^[\w.~-]+$/);
      expect(await decodeRequestLink(fragment)).toEqual(linked);
    }
  });

  test('every example survives a round trip through protobuf’s binary format', () => {
    for (const file of files) {
      const schema = registry.getMessage(file.schema.root)!;
      const bytes = toBinary(schema, messageFromJson(schema, write(file.example, file), { registry }));
      const back = messageToJson(schema, fromBinary(schema, bytes), { registry });
      expect(write(back as JsonValue, file)).toEqual(file.example);
    }
  });

  test('any request means the same to protobuf after a round trip through form and JSON', () => {
    for (const file of files) {
      const schema = registry.getMessage(file.schema.root)!;
      const bytesOf = (json: JsonValue) => [...toBinary(schema, messageFromJson(schema, json, { registry }))];
      fc.assert(
        fc.property(requests(file.schema), (json) => {
          const { value, mismatches } = read(json, file);
          expect(mismatches).toEqual([]);
          expect(bytesOf(toJson(value, file.schema))).toEqual(bytesOf(json));
        }),
        { numRuns: 10 },
      );
    }
  });
});

test('there are files for all 125 methods of Neosync', () => {
  expect(filesIn('proto', now).files).toHaveLength(125);
});

test('times in an example still follow rules relative to now, years after the build', () => {
  const file = filesIn('proto', now).files.find(({ method }) => method.name === 'CreateAccountApiKey')!;
  const { value } = read(file.example, file);
  const later = new Date('2031-02-03T04:05:06Z');
  const { schema } = file;
  expect(refreshTimes(value, schema, now)).toBe(value);
  expect(checkRequest(value, { schema, now: later })).not.toEqual([]);
  expect(checkRequest(refreshTimes(value, schema, later), { schema, now: later })).toEqual([]);
});

test('checks that only the server runs are described in the text', () => {
  const reference = referenceOf({
    'a.proto': `syntax = "proto3"; import "buf/validate/validate.proto";
      // An account.
      message A {
        option (buf.validate.message).cel = {id: "a", message: "x comes before y", expression: "this.x < this.y"};
        int32 x = 1;
        int32 y = 2 [(buf.validate.field) = {int32: {gt: 0}, cel: {id: "b", message: "must be odd", expression: "this % 2 == 1"}}];
        string host = 3 [(buf.validate.field).string.hostname = true];
        repeated string ids = 4 [(buf.validate.field).repeated.items.string.uuid = true];
        string name = 5 [(buf.validate.field).string.pattern = "^(a+)+$"];
        repeated int32 parts = 6 [(buf.validate.field).repeated = {max_items: 9, unique: true}];
      }`,
  });
  const schema = schemaOf('A', typesOf(reference));
  const { messages } = schema;
  expect(messages.A!.comment).toBe('An account.\n\nX comes before y (checked by the server).');
  expect(messages.A!.fields.map(({ rulesText }) => rulesText)).toEqual([
    undefined,
    'more than 0, must be odd (checked by the server)',
    'host name (checked by the server)',
    'each item: UUID',
    'matches `^(a+)+$` (checked by the server)',
    'at most 9 items, unique items (checked by the server)',
  ]);
  // In JavaScript, this pattern takes longer than a test can wait.
  const { value } = fromJson({ y: 1, host: 'a', name: `${'a'.repeat(100)}!` }, schema);
  expect(checkRequest(value, { schema, now })).toEqual([]);
});

test('a request with a message that SDKs have no literal for is only written as JSON', () => {
  const { files } = filesIn('site/reference/fixtures/tree', now);
  const file = files.find(({ method }) => method.name === 'One')!;
  const languagesOf = (json: JsonValue) => snippetsIn(file, read(json, file).value).map(({ id }) => id);
  expect(languagesOf({ at: '2026-01-31T12:00:00Z' })).toContain('go');
  const any = { '@type': 'type.googleapis.com/google.protobuf.Duration', value: '60s' };
  const rare: JsonValue[] = [{ any }, { nested: { mask: 'name,userId' } }, { wait: '60s' }, { title: 'a' }];
  for (const json of rare) expect(languagesOf(json)).toEqual(['curl', 'buf-curl', 'connect-get']);
});

test('a request with a field whose name generators change is only written as JSON', () => {
  const reference = referenceOf({
    'a.proto': `syntax = "proto3"; service S { rpc Get(A) returns (A); rpc Set(B) returns (B); }
      message A { string string = 1; } message B { string text = 1; }`,
  });
  const options = { types: typesOf(reference), clients, protoPath: 'a.proto', now };
  const [first, second] = reference.files[0]!.services[0]!.methods;
  expect(methodSnippets(first!, options).map(({ id }) => id)).toEqual(['curl']);
  expect(methodSnippets(second!, options).map(({ id }) => id)).toEqual([
    'curl',
    'typescript',
    'go',
    'python',
  ]);
});

test.each([...languages.map(({ id }) => id), 'c_sharp', 'es2026'])(
  'a link can name the language %s',
  async (id) => {
    const linked = { anchor: 'jobservice.getjob', json: '{}', language: id };
    expect(await decodeRequestLink(await encodeRequestLink(linked))).toEqual(linked);
  },
);

describe('JSON that does not match', () => {
  const { files } = filesIn('proto', now);
  const createJob = files.find(({ method }) => method.name === 'CreateJob')!;

  test('is left out and reported with its place', () => {
    const { value, mismatches } = read(
      {
        accountId: 5,
        jobName: 'a',
        nothing: 1,
        mappings: [{ schema: 'a', transformer: { config: { generateBoolConfig: {}, nullconfig: {} } } }, 'b'],
        jobType: null,
        initiateJobRun: 'yes',
      },
      createJob,
    );
    expect(mismatches).toEqual([
      { path: 'accountId', problem: 'is the number 5; expected text' },
      { path: 'nothing', problem: 'is not a field of the message' },
      {
        path: 'mappings[0].transformer.config.nullconfig',
        problem: 'cannot be set with generateBoolConfig',
      },
      { path: 'mappings[1]', problem: 'is text; expected an object' },
      { path: 'initiateJobRun', problem: 'is text; expected true or false' },
    ]);
    expect([...value.fields.keys()]).toEqual(['job_name', 'mappings']);
  });

  test.each([['[]'], ['"a"'], ['5'], ['null']])('%s is not a request', (json) => {
    expect(read(JSON.parse(json) as JsonValue, createJob).mismatches).toHaveLength(1);
  });

  test('names of JavaScript object members are ordinary names', () => {
    const json = JSON.parse('{"__proto__": {"accountId": "a"}, "constructor": 1}') as JsonValue;
    expect(read(json, createJob).mismatches.map(({ path }) => path)).toEqual(['__proto__', 'constructor']);
  });
});

describe('a link', () => {
  test('that is incomplete is rejected', async () => {
    const fragment = await encodeRequestLink({ anchor: 'a.b', json: '{"id":"1"}', language: 'curl' });
    await expect(decodeRequestLink(fragment.slice(0, -4))).rejects.toMatchObject({
      message: expect.any(String),
    });
    await expect(decodeRequestLink('a.b')).rejects.toThrow('contains no request');
    await expect(decodeRequestLink(`${fragment}~x`)).rejects.toThrow('contains no request');
  });

  test('that decompresses to a huge text is rejected', async () => {
    const fragment = await encodeRequestLink({ anchor: 'a', json: ' '.repeat(3_000_000), language: 'go' });
    expect(fragment.length).toBeLessThan(8000);
    await expect(decodeRequestLink(fragment)).rejects.toThrow('too long');
  });
});
