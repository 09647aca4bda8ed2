import { join } from 'node:path';

import { fromJson } from '@bufbuild/protobuf';
import { createValidator } from '@bufbuild/protovalidate';
import type protobuf from 'protobufjs';
import protojson from 'protobufjs/ext/protojson.js';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

import { registryOf } from '../fixtures/registryOf';
import { referenceOf } from '../fixtures/sourceOf';
import type { Method, Reference } from '../model';
import { decodeDescriptors } from '../read/descriptors';
import { readDescriptors } from '../read/readDescriptors';
import { readReference } from '../readReference';
import type { TypeRegistry } from '../request/requestSchema';
import { schemaOf, typesOf } from '../request/schemaOf';
import { toJson } from '../request/toJson';
import { clients } from '../../fixtures/clients';
import { exampleMessage, type ExampleOptions } from './exampleMessage';
import { exampleJson as writtenExample, methodSnippets } from './fileExamples';

protojson.install();

const root = join(import.meta.dirname, '../../..');
const now = new Date();

/** The example of a message as JSON. */
const exampleJson = (type: string, types: TypeRegistry, options?: Partial<ExampleOptions>) =>
  toJson(exampleMessage(type, { types, now, ...options }), schemaOf(type, types));

const rpcsOf = ({ files }: Reference) =>
  files.flatMap((file) =>
    file.services.flatMap(({ methods }) => methods.map((method) => ({ method, protoPath: file.path }))),
  );

/** All definitions in one root of protobufjs. */
function rootOf(folder: string): protobuf.Root {
  const paths = globSync('**/*.proto', { cwd: join(root, folder) });
  const sources = paths.map((path) => ({
    path,
    file: `${folder}/${path}`,
    bytes: readFileSync(join(root, folder, path)),
  }));
  return decodeDescriptors(readDescriptors(sources)).root;
}

describe.each(['proto', 'site/reference/fixtures/tree'])('%s', (folder) => {
  const reference = readReference(folder, root);
  const types = typesOf(reference);
  const calls = rpcsOf(reference);
  const bodyOf = (method: Method) => exampleJson(method.request.name, types);

  test('every example body survives a round trip through protobufjs', () => {
    const all = rootOf(folder);
    for (const { method } of calls) {
      const type = all.lookupType(method.request.name);
      const body = bodyOf(method);
      const message = type.fromJsonString(JSON.stringify(body));
      expect(type.verify(message), method.path).toBeNull();
      const decoded = type.decode(type.encode(message).finish());
      expect(type.toJson(decoded), method.path).toEqual(body);
    }
  });

  test('every example body passes protovalidate', () => {
    const registry = registryOf(reference);
    const validator = createValidator({ registry });
    const broken = calls.flatMap(({ method }) => {
      const schema = registry.getMessage(method.request.name)!;
      const result = validator.validate(schema, fromJson(schema, bodyOf(method), { registry }));
      return result.kind === 'valid' ? [] : [`${method.path}: ${result.error}`];
    });
    expect(broken).toEqual([]);
  });

  test('requests and responses of other packages, such as google.protobuf.Empty, have an example', () => {
    for (const { method } of calls) {
      const { text } = writtenExample(method.response.name, { types, now });
      expect(JSON.parse(text), method.path).toEqual(exampleJson(method.response.name, types));
    }
  });

  test('the example of a message does not depend on which ones were created before it', () => {
    const names = Object.keys(types.messages);
    const inOrder = new Map(names.map((name) => [name, exampleMessage(name, { types, now })]));
    const again = typesOf(reference);
    for (const name of names.toReversed()) {
      expect(inOrder.get(name), name).toEqual(exampleMessage(name, { types: again, now }));
    }
  });
});

describe('rules in the registry of the test', () => {
  const reference = readReference('proto', root);
  const registry = registryOf(reference);
  const validator = createValidator({ registry });
  const violations = (name: string, body: Parameters<typeof fromJson>[1]) => {
    const schema = registry.getMessage(`mgmt.v1alpha1.${name}`)!;
    return validator
      .validate(schema, fromJson(schema, body, { registry }))
      .violations?.map(({ ruleId }) => ruleId);
  };

  test('are those of the definitions: bodies that violate them are found', () => {
    expect(violations('GetJobRequest', { id: 'no' })).toEqual(['string.uuid']);
    expect(violations('ConnectionConfig', {})).toEqual(['required']);
    expect(violations('CreateAccountApiKeyRequest', { expiresAt: '2001-01-01T00:00:00Z' })).toEqual(
      expect.arrayContaining(['timestamp.gt_now', 'timestamp.within']),
    );
    expect(violations('CreateJobRequest', {})).toEqual(
      expect.arrayContaining(['mappings_required_for_sync', 'destinations_required_for_sync']),
    );
  });
});

test('there are examples for all 125 calls of Neosync', () => {
  const reference = readReference('proto', root);
  const types = typesOf(reference);
  const calls = rpcsOf(reference);
  expect(calls).toHaveLength(125);
  for (const { method, protoPath } of calls) {
    const ids = methodSnippets(method, { types, clients, protoPath, now }).map(({ id }) => id);
    const isUnary = method.streaming === 'none';
    expect(ids, method.path).toEqual([
      isUnary ? 'curl' : 'buf-curl',
      ...(method.idempotency === 'no-side-effects' ? ['connect-get'] : []),
      'typescript',
      'go',
      'python',
    ]);
  }
});

test('a call uses the account from the settings in every language', () => {
  const reference = readReference('proto', root);
  const types = typesOf(reference);
  const naming = rpcsOf(reference)
    .filter(({ method }) =>
      JSON.stringify(exampleJson(method.request.name, types, { clients })).includes(clients.account!),
    )
    .map(({ method, protoPath }) => ({
      method,
      snippets: methodSnippets(method, { types, clients, protoPath, now }),
    }));
  expect(naming.length).toBeGreaterThan(30);
  for (const { method, snippets } of naming) {
    const silent = snippets.filter(({ code }) => !code.includes(clients.account!)).map(({ id }) => id);
    expect(silent, method.path).toEqual([]);
  }
});

test('a message that requires itself, directly or indirectly, has a finite example', () => {
  const required = '[(buf.validate.field).required = true]';
  const reference = referenceOf({
    'a.proto': `syntax = "proto3"; import "buf/validate/validate.proto";
      message A { A again = 1 ${required}; string name = 2; }
      message B { C c = 1 ${required}; }
      message C { oneof o { option (buf.validate.oneof).required = true; B b = 1; } string name = 2; }
      message D { repeated D all = 1 [(buf.validate.field).repeated.min_items = 1]; string name = 2; }
      message E { option (buf.validate.message).oneof = { fields: ["e"], required: true }; E e = 1; string name = 2; }`,
  });
  const types = typesOf(reference);
  for (const [name, json] of [
    ['A', { name: 'name' }],
    ['B', { c: { name: 'name' } }],
    ['C', { b: {}, name: 'name' }],
    ['D', { name: 'name' }],
    ['E', { name: 'name' }],
  ] as const) {
    expect(exampleJson(name, types), name).toEqual(json);
  }
});

test('example timeouts in nanoseconds are in the range of minutes', () => {
  const types = typesOf(readReference('proto', root));
  const minute = 60e9;
  expect(exampleJson('mgmt.v1alpha1.WorkflowOptions', types)).toEqual({ runTimeout: String(60 * minute) });
  expect(exampleJson('mgmt.v1alpha1.ActivityOptions', types)).toMatchObject({
    scheduleToCloseTimeout: String(60 * minute),
    startToCloseTimeout: String(10 * minute),
  });
});
