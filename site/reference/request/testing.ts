import { join } from 'node:path';

import { create, fromJson as messageOf, type Registry } from '@bufbuild/protobuf';
import type { createValidator } from '@bufbuild/protovalidate';
import fc from 'fast-check';

import type { JsonValue } from '../examples/example';
import { typesOf } from '../examples/typesOf';
import type { Reference } from '../model';
import { readReference } from '../readReference';
import { clients } from '../../settings/clients';
import type { RequestProblem } from './checkRequest';
import { requestFileOf, type RequestFile } from './requestFile';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from './requestSchema';
import { schemaSource } from './schemaOf';

const root = join(import.meta.dirname, '../../..');

/** The trees of definitions that requests are tried with. */
export const folders = ['proto', 'site/reference/fixtures/tree'];

/** Every call of a tree, as a browser gets it. */
export function filesIn(folder: string, now: Date): { reference: Reference; files: RequestFile[] } {
  const reference = readReference(folder, root);
  const source = schemaSource(reference, typesOf(reference));
  const files = reference.files.flatMap(({ path, services }) =>
    services.flatMap(({ rpcs }) =>
      rpcs.map((rpc) => requestFileOf(rpc, { source, clients, file: path, now })),
    ),
  );
  return { reference, files };
}

/** Where protovalidate sees which rules broken, in words that ours can be compared with. */
export function violationsOf(
  json: JsonValue,
  type: string,
  registry: Registry,
  validator: ReturnType<typeof createValidator>,
): string[] {
  const schema = registry.getMessage(type)!;
  const message = messageOf(schema, json, { registry });
  const { violations = [], error } = validator.validate(schema, message ?? create(schema));
  if (error && violations.length === 0) throw error;
  return sorted(
    violations.map(({ field, ruleId, forKey }) => {
      const path = field.map((part) => {
        if (part.kind === 'field' || part.kind === 'oneof') return `.${part.name}`;
        return part.kind === 'list_sub'
          ? `[${part.index}]`
          : part.kind === 'map_sub'
            ? `[${String(part.key)}]`
            : '';
      });
      return `${path.join('')}${forKey ? '#key' : ''} ${classOf(ruleId)}`;
    }),
  );
}

/** The same for problems of ours. Entries of maps are named by their keys. */
export function problemsAsViolations(problems: RequestProblem[], json: JsonValue): string[] {
  return sorted(
    problems.map(({ path, rule }) => {
      let place = '';
      let at: JsonValue | undefined = json;
      for (const [index, step] of path.entries()) {
        if (typeof step === 'string') {
          if (
            typeof path[index - 1] === 'number' &&
            (step === 'key' || step === 'value') &&
            isEntry(path, index, json)
          ) {
            if (step === 'key') place += '#key';
            continue;
          }
          place += `.${step.replace('?', '')}`;
          at = inner(at, step);
        } else if (Array.isArray(at)) {
          place += `[${step}]`;
          at = at[step];
        } else {
          const key = Object.keys(at as object)[step]!;
          place += `[${key}]`;
          at = (at as Record<string, JsonValue>)[key];
        }
      }
      return `${place} ${classOf(rule)}`;
    }),
  );
}

const sorted = (texts: string[]) => [...new Set(texts)].sort();

const camel = (name: string) => name.replace(/_+([^_]?)/g, (_, letter: string) => letter.toUpperCase());

const inner = (json: JsonValue | undefined, name: string) =>
  (json as Record<string, JsonValue> | undefined)?.[camel(name)];

/** Whether a step is a half of a map's entry: what the steps before it lead to is an object by keys. */
function isEntry(path: RequestProblem['path'], index: number, json: JsonValue): boolean {
  let at: JsonValue | undefined = json;
  for (const [number, step] of path.slice(0, index - 1).entries()) {
    if (typeof step === 'string') {
      const before = path[number - 1];
      if (typeof before === 'number' && (step === 'key' || step === 'value') && isEntry(path, number, json))
        continue;
      at = inner(at, step);
    } else at = Array.isArray(at) ? at[step] : Object.values(at as object)[step];
  }
  return !Array.isArray(at);
}

/** A rule without what tells apart its cases. */
function classOf(rule: string): string {
  return rule
    .replace(/_empty$/, '')
    .replace(/^(string\.well_known_regex)\..*/, '$1')
    .replace(/\.(gt|gte|lt|lte)(_.*)?$/, '.range');
}

/** Texts of many forms, each near to what some rule asks for. */
const texts = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      'a',
      'ab',
      'abc',
      'A1',
      'ünï',
      '😀',
      'a b',
      'a\nb',
      'x'.repeat(40),
      'ada@example.com',
      'ada@',
      '@b',
    ],
    ...[
      'example.com',
      '-a.com',
      'a-.com',
      'localhost',
      '1.2.3',
      'a.1',
      'a.',
      '.',
      '127.0.0.1',
      '256.1.1.1',
      '01.1.1.1',
    ],
    ...[
      '::1',
      '::',
      '1::2::3',
      'fe80::1%eth0',
      '::ffff:1.2.3.4',
      '1:2:3:4:5:6:7:8',
      '12345::',
      '10.0.0.0/8',
      '10.0.0.1/8',
    ],
    ...[
      '10.0.0.0/33',
      '2001:db8::/32',
      '2001:db8::1/32',
      'https://example.com/a?b#c',
      '/a/b',
      '//a',
      'a b:c',
      'urn:x:y',
    ],
    ...[
      'http://[::1]:80/',
      'http://[v1.a]/',
      'http://a:b@c',
      '%zz',
      '%41',
      'example.com:80',
      '[::1]:443',
      'a:99999',
      ':80',
    ],
    ...[
      '7d9a4e52-1c3b-4f68-9a07-52e1c8b6f3d4',
      '7d9a4e521c3b4f689a0752e1c8b6f3d4',
      '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    ],
    ...[
      'X-Header',
      ':path',
      'bad header',
      'value\u0001',
      'a.b.C',
      '.a.b.C',
      'a..b',
      'my-name',
      'my_name',
      'Name1',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/),
);

const wholes = fc.oneof(
  fc.constantFrom(0, 1, 2, 3, 5, 7, 10, 41, 99, 100, 101, 1000),
  fc.integer({ min: 0, max: 2 ** 31 - 1 }),
);
const reals = fc.oneof(
  fc.constantFrom(0, 1, -1, 0.5, 100, 1e30),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }),
);

/** JSON of requests that have the types of a schema, and keep its rules by chance alone. */
export function requests(schema: RequestSchema, depth = 3): fc.Arbitrary<JsonValue> {
  return messages(schema.messages[schema.type]!, schema, depth);
}

function messages(
  { fields, oneofs = [] }: MessageSchema,
  schema: RequestSchema,
  depth: number,
): fc.Arbitrary<JsonValue> {
  const open = fields.filter(({ type, added }) => !added && (depth > 0 || type.kind !== 'message'));
  const plain = open.filter(({ oneof }) => oneof === undefined);
  const single = Object.fromEntries(plain.map((field) => [field.jsonName, values(field, schema, depth)]));
  const chosen = oneofs.flatMap(({ name }) => {
    const arms = open.filter(({ oneof }) => oneof === name);
    const one = arms.map((arm) => values(arm, schema, depth).map((value) => ({ [arm.jsonName]: value })));
    return one.length === 0 ? [] : [fc.oneof(fc.constant({}), ...one)];
  });
  const required = plain.filter(({ presence }) => presence === 'required').map(({ jsonName }) => jsonName);
  return fc
    .tuple(fc.record(single, { requiredKeys: required }), fc.tuple(...chosen))
    .map(([record, arms]) => Object.assign({}, record, ...arms) as JsonValue);
}

function values(field: FieldSchema, schema: RequestSchema, depth: number): fc.Arbitrary<JsonValue> {
  const one = singles(field.type, schema, depth);
  if (field.label === 'repeated') return fc.array(one, { maxLength: 3 });
  if (field.label !== 'map') return one;
  const keys = singles(field.key!, schema, 0).map(String);
  return fc.dictionary(keys, one, { maxKeys: 3 }) as fc.Arbitrary<JsonValue>;
}

function singles(type: TypeName, schema: RequestSchema, depth: number): fc.Arbitrary<JsonValue> {
  const message = Object.hasOwn(schema.messages, type.name) ? schema.messages[type.name] : undefined;
  if (message) return messages(message, schema, depth - 1);
  if (type.kind === 'enum')
    return fc.constantFrom(...schema.enums[type.name]!.values.map(({ name }) => name));
  const name = type.name
    .replace('google.protobuf.', '')
    .replace(/Value$/, '')
    .toLowerCase();
  if (type.name === 'google.protobuf.Value') return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>;
  switch (name) {
    case 'string':
      return texts;
    case 'bytes':
      // Of bytes that are no text, protovalidate compares none with a pattern: it throws.
      return fc
        .oneof(texts, fc.constantFrom('abcd', '0123456789abcdef'))
        .map((text) => Buffer.from(text).toString('base64'));
    case 'bool':
      return fc.boolean();
    case 'float':
      return reals.map((real) => Math.fround(real));
    case 'double':
      return reals;
    case 'timestamp':
      return fc
        .oneof(
          fc.integer({ min: -62135596800, max: 253402300799 }),
          fc.integer({ min: -4e7, max: 4e7 }).filter((off) => Math.abs(off) > 100).map((off) => Math.floor(Date.now() / 1000) + off),
        )
        .map((seconds) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'));
    case 'duration':
      return fc.integer({ min: -100, max: 200 }).map((seconds) => `${seconds}s`);
    case 'fieldmask':
      return fc
        .array(fc.constantFrom('name', 'userId', 'a.bC'), { maxLength: 3 })
        .map((names) => names.join(','));
    case 'struct':
      return fc.dictionary(texts, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }) as fc.Arbitrary<JsonValue>;
    case 'list':
      return fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 2 }) as fc.Arbitrary<JsonValue>;
    case 'any':
      return fc.constantFrom<JsonValue>(
        {},
        { '@type': 'type.googleapis.com/google.protobuf.Duration', value: '60s' },
      );
    case 'empty':
      return fc.constant({});
    default:
      return whole(name);
  }
}

function whole(type: string): fc.Arbitrary<JsonValue> {
  const isSigned = !/^(u|fixed)/.test(type);
  const signed = isSigned ? fc.tuple(wholes, fc.boolean()).map(([n, minus]) => (minus ? -n : n) + 0) : wholes;
  return type.endsWith('64') ? signed.map(String) : signed;
}
