import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { referencePages } from '../../pages/referencePages';
import { exampleMessage } from '../../reference/examples/exampleMessage';
import { parseExamples } from '../../reference/parseExamples';
import { problemsOf, referenceOf } from '../../reference/fixtures/sourceOf';
import { typesOf } from '../../reference/request/schemaOf';
import { toJson } from '../../reference/request/toJson';
import { readSiteSettings } from '../../settings/readSiteSettings';
import { ReferencePage } from './ReferencePage';

const settings = readSiteSettings();
const now = new Date('2026-05-17T13:14:15Z');
const rules = 'syntax = "proto3"; import "buf/validate/validate.proto";';

function read(text: string, examples = '') {
  const reference = referenceOf({ 'a.proto': text });
  reference.examples = parseExamples(examples, 'examples.yml', reference);
  return reference;
}

/** The example of a message in JSON. */
function exampleOf(text: string, root: string, examples?: string) {
  const types = typesOf(read(text, examples));
  return toJson(exampleMessage(root, { types, now }), { ...types, root });
}

/** The page of a file, drawn. */
async function drawn(text: string, examples?: string): Promise<string> {
  const content = {
    reference: read(text, examples),
    documents: [],
    sidebars: { positions: [], byName: new Map(), problems: [] },
    commitTimes: new Map(),
  };
  const [page] = await referencePages(content, { settings, now });
  const { data } = page!;
  if (data.kind !== 'reference') throw new Error(`The page is a ${data.kind}.`);
  return renderToStaticMarkup(<ReferencePage data={data.reference} />);
}

const names = 'constructor toString hasOwnProperty valueOf isPrototypeOf toJSON prototype';

test.each(names.split(' '))(
  'messages, fields, oneofs, values and methods named %s are treated like others',
  async (name) => {
    const text = `syntax = "proto3";
      service ${name}Service { rpc ${name}(.${name}) returns (Other); }
      service ${name}2 { rpc Get(Other) returns (${name}); }
      message ${name} { string ${name} = 1; oneof ${name}_oneof { Level level = 2; } map<string, string> of = 3; }
      message Other { ${name} ${name} = 1; oneof o { string ${name}_text = 2; } string ${name}_id = 3; }
      enum Level { LEVEL_NONE = 0; ${name}_value = 1; }`;
    const example = {
      [name]: expect.stringMatching(/^[a-z_-]+$/),
      level: `${name}_value`,
      of: { key: 'of' },
    };
    expect(exampleOf(text, name)).toEqual(example);
    const html = await drawn(text);
    expect(html).not.toContain('native code');
    expect(html).not.toMatch(/#L(?!\d)/);
    for (const anchor of [name, `${name}.${name}`, `${name}service.${name}`, `level.${name}_value`]) {
      expect(html).toContain(`id="${anchor.toLowerCase()}"`);
    }
    expect(exampleOf(text, 'Other', `Other: { ${name}: { ${name}: Lamp } }`)).toEqual({
      [name]: { [name]: 'Lamp' },
    });
    expect(exampleOf(text, name, `Other: { ${name}: { ${name}: Lamp } }`)).toEqual({ [name]: 'Lamp' });
  },
);

test('a service named constructor has examples in every language, but no roles or errors', async () => {
  const html = await drawn(
    'syntax = "proto3"; service constructor { rpc name(A) returns (A); } message A {}',
  );
  expect(html).not.toMatch(/native code|Role/);
  expect(html.replace(/<[^>]*>/g, '')).toContain('createClient(constructor');
});

test.each([
  ['message', 'message __proto__ {}'],
  ['field', 'message A { string __proto__ = 1; }'],
  ['oneof', 'message A { oneof __proto__ { string a = 1; } }'],
  ['value', 'enum E { E_NONE = 0; __proto__ = 1; }'],
  ['service', 'message A {} service __proto__ { rpc Get(A) returns (A); }'],
  ['method', 'message A {} service S { rpc __proto__(A) returns (A); }'],
  ['package', 'package a.__proto__;'],
  ['option', 'message A { option __proto__.polluted = true; }'],
])('a %s named __proto__ is rejected with a message and line, and no prototype changes', (_, text) => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const problems = problemsOf({ 'a.proto': `syntax = "proto3";\n${text}` });
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'proto/a.proto',
      line: 2,
      message: expect.stringContaining('"__proto__"'),
    }),
  ]);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

test('map keys and JSON names can be __proto__, in options and in examples', async () => {
  const text = `syntax = "proto3"; import "google/protobuf/descriptor.proto";
    message Owner { map<string, string> of = 1; }
    extend google.protobuf.FieldOptions { Owner owner = 50000; }
    message A {
      string a = 1 [json_name = "__proto__", (owner) = { of: { key: "__proto__" value: "x" } of: { key: "constructor" value: "y" } }];
      map<string, string> b = 2;
    }`;
  expect(
    JSON.stringify(exampleOf(text, 'A', 'A: { __proto__: Lamp, b: { __proto__: c, constructor: d } }')),
  ).toBe('{"__proto__":"Lamp","b":{"__proto__":"c","constructor":"d"}}');
  const options = read(text).files[0]!.messages[1]!.fields[0]!.options;
  expect(JSON.stringify(options[0]!.value)).toBe('{"of":{"__proto__":"x","constructor":"y"}}');
  expect(await drawn(text)).toContain('&quot;__proto__&quot;:&quot;x&quot;');
});

/** Messages that each have fields of the next; the first one is `A`. */
const chain = (length: number, fieldsOf: (next: string) => string) =>
  Array.from({ length }, (_, at) => `message ${at === 0 ? 'A' : `M${at}`} { ${fieldsOf(`M${at + 1}`)} }`)
    .concat(`message M${length} {}`)
    .join('\n');

const required = '[(buf.validate.field).required = true]';

test.each([
  ['itself', `message A { A a = 1 ${required}; }`],
  ['itself through another', `message A { B b = 1 ${required}; } message B { A a = 1 ${required}; }`],
  ['itself in a list', 'message A { repeated A a = 1 [(buf.validate.field).repeated.min_items = 2]; }'],
  ['itself in a map', 'message A { map<string, A> a = 1 [(buf.validate.field).map.min_pairs = 1]; }'],
  [
    'itself in each part of a oneof',
    'message A { oneof o { option (buf.validate.oneof).required = true; A a = 1; A b = 2; } }',
  ],
  ['3,000 others in each other', chain(3000, (next) => `${next} a = 1 ${required};`)],
  ['two of the next, 24 deep', chain(24, (next) => `${next} a = 1 ${required}; ${next} b = 2 ${required};`)],
])('the example of a message that requires %s is finite', (_, text) => {
  expect(JSON.stringify(exampleOf(`${rules}\n${text}`, 'A')).length).toBeLessThan(20_000);
});

test('lists and texts with huge minimum lengths are truncated in examples', () => {
  const most = '18446744073709551615';
  const example = exampleOf(
    `${rules} message A {
      repeated string a = 1 [(buf.validate.field).repeated.min_items = ${most}];
      string b = 2 [(buf.validate.field).string.min_len = ${most}];
      bytes c = 3 [(buf.validate.field).bytes.len = ${most}];
    }`,
    'A',
  );
  expect(JSON.stringify(example).length).toBeLessThan(20_000);
});

test('markup that is nested too deep in a comment is text', async () => {
  const html = await drawn(`syntax = "proto3";\n// ${'>'.repeat(3000)} deep\nmessage A {}`);
  expect(html).toContain('&gt; deep');
});
