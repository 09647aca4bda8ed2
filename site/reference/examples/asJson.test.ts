import { fromJson, toJson } from '@bufbuild/protobuf';
import { describe, expect, test } from 'vitest';

import { parseGo, parsePython } from '../../content/checks/parsers/parsers';
import { extended, extendedRequests, extendedSamples } from '../fixtures/extended';
import { registryOf } from '../fixtures/registryOf';
import type { Language } from './languages';

const code = (index: number, id: Language['id']) =>
  extendedSamples(...extendedRequests[index]!).find((sample) => sample.id === id)!.code;

test('the requests are such of protobuf', () => {
  const registry = registryOf(extended);
  for (const [method, json] of extendedRequests) {
    const schema = registry.getMessage(method === 'Light' ? 'lamps.v1.Lamp' : 'lamps.v1.Order')!;
    expect(toJson(schema, fromJson(schema, json, { registry }), { registry })).toEqual(json);
  }
});

test('every sample is well formed, and has the values of the request', () => {
  for (const [method, json] of extendedRequests) {
    for (const { id, code } of extendedSamples(method, json)) {
      const fault = id === 'go' ? parseGo(code) : id === 'python' ? parsePython(code) : undefined;
      expect({ code, fault }).toEqual({ code, fault: undefined });
      expect(code).toContain(method === 'Light' ? 'north' : 'packed');
    }
  }
});

test('what is asked of a shell is the JSON of the request', () => {
  const [, json] = extendedRequests[3]!;
  const [, data] = /--data '([^]*)'$/.exec(code(3, 'curl'))!;
  expect(JSON.parse(data!)).toEqual(json);
});

describe('a message in an Any', () => {
  test('is read from JSON in TypeScript, with its schema in a registry', () => {
    const text = code(0, 'typescript');
    expect(text).toContain("import { createRegistry, fromJson } from '@bufbuild/protobuf';");
    expect(text).toContain("import { AnySchema, DurationSchema } from '@bufbuild/protobuf/wkt';");
    expect(text).toContain('{ registry: createRegistry(DurationSchema) })');
  });

  test('is read from JSON in Go, its package known by an import', () => {
    const text = code(0, 'go');
    expect(text).toContain('fromJSON(&anypb.Any{}, `{');
    expect(text).toContain('\t_ "google.golang.org/protobuf/types/known/durationpb"');
    expect(text).toContain('func fromJSON[Message proto.Message](');
  });

  test('is read from JSON in Python, its module known by an import', () => {
    const text = code(0, 'python');
    expect(text).toContain('from google.protobuf import duration_pb2');
    expect(text).toContain('from google.protobuf.json_format import ParseDict');
    expect(text).toMatch(/fuel=ParseDict\(\n.*\n.*"@type": "type.googleapis.com\/google.protobuf.Duration"/);
  });

  test('that nobody knows is named, for the reader to import', () => {
    const samples = extendedSamples('Light', { name: 'a', fuel: { '@type': 'example.com/oils.v1.Oil' } });
    const [typescript, go, python] = samples.slice(-3).map(({ code }) => code);
    expect(typescript).toContain('// Import OilSchema from the code that is generated for oils.v1.Oil.');
    expect(go).toContain('// Import the package that is generated for oils.v1.Oil.');
    expect(python).toContain('# Import the module that is generated for oils.v1.Oil.');
  });

  test('and an empty one is a message like any other', () => {
    expect(code(1, 'typescript')).toContain('fuel: {}');
    expect(code(1, 'go')).toContain('&anypb.Any{}');
    expect(code(1, 'go')).not.toContain('fromJSON');
    expect(code(1, 'python')).toContain('fuel=Any()');
  });
});

test('a field that has to be there is a pointer in Go', () => {
  expect(code(0, 'go')).toContain('Name: proto.String("north"),');
});

describe('a field that another file adds', () => {
  test('is read from JSON in TypeScript, its extension in a registry', () => {
    const text = code(2, 'typescript');
    expect(text).toContain("import { Extra_extra, hours, note } from './gen/lamps/extra/extra_pb';");
    expect(text).toContain('createRegistry(note, hours, Extra_extra)');
  });

  test('is read from JSON in Go, its package known by an import', () => {
    const text = code(2, 'go');
    expect(text).toMatch(/\t_ "[^"]+\/lamps\/extra"/);
    expect(text).toContain('connect.NewRequest(fromJSON(&lampsv1.Lamp{}, `{');
    expect(text).toContain(String.raw`"oil \u0060& \"wick\""`);
  });

  test('is read from JSON in Python, its module known by an import', () => {
    const text = code(2, 'python');
    expect(text).toContain('from neosync.lamps.extra import extra_pb2');
    expect(text).toContain('request = ParseDict(');
    expect(text).toContain('"[lamps.extra.note]": "it\'s"');
  });
});
