import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

import { countSymbols } from './countSymbols';
import type { Enum, Field, Message, Method, OptionValue, ProtoSymbol, TypeReference } from './model';
import { readReference } from './readReference';
import { messagesOf } from './symbols';

interface Definition {
  file: string;
  syntax: string;
  package: string;
  imports: string[];
  services: { name: string; methods: MethodDefinition[] }[];
  messages: MessageDefinition[];
  enums: EnumDefinition[];
}
interface MethodDefinition {
  name: string;
  request: string;
  response: string;
  client_streaming: boolean;
  server_streaming: boolean;
  idempotency_level?: string;
}
interface MessageDefinition {
  name: string;
  fields: FieldDefinition[];
  oneofs?: { name: string; validate?: Record<string, OptionValue> }[];
  messages?: MessageDefinition[];
  enums?: EnumDefinition[];
  reserved_numbers?: number[];
  cel_rules?: { id: string }[];
}
interface FieldDefinition {
  name: string;
  number: number;
  type?: string;
  label?: string;
  key_type?: string;
  value_type?: string;
  oneof?: string;
  deprecated?: boolean;
  validate?: Record<string, OptionValue>;
}
interface EnumDefinition {
  name: string;
  values: { name: string; number: number }[];
  reserved_numbers?: number[];
  reserved_names?: string[];
}

const root = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'fixtures/definitions');
const definitions = globSync('*.json', { cwd: folder })
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Definition);
const { files } = readReference('proto', root);

describe.each(definitions)('$file', (definition) => {
  const file = files.find(({ path }) => path === definition.file)!;

  test('declares the same syntax, package and imports', () => {
    expect(file.syntax).toBe(definition.syntax);
    expect(file.package).toBe(definition.package);
    expect(file.imports).toEqual(definition.imports);
    expect([...file.options, ...file.extensions]).toEqual([]);
  });

  test('declares the same methods', () => {
    expect(
      file.services.map(({ name, methods }) => ({ name, methods: methods.map(methodDefinition) })),
    ).toEqual(definition.services);
  });

  test('declares the same messages, fields and oneofs', () => {
    expect(
      file.messages.map((message, index) => messageDefinition(message, definition.messages[index])),
    ).toEqual(definition.messages);
  });

  test('declares the same enums', () => {
    expect(file.enums.map(enumDefinition)).toEqual(definition.enums);
  });
});

test('the ten files declare 125 methods, 498 messages, 1027 fields and 179 enum values', () => {
  expect(countSymbols(files)).toMatchObject({
    services: 10,
    methods: 125,
    messages: 498,
    fields: 1027,
    values: 179,
  });
});

test('has a comment for every file, service, method, message, enum and oneof', () => {
  const silent: string[] = [];
  const check = ({ comment, fullName }: ProtoSymbol) => comment || silent.push(fullName);
  for (const file of files) {
    expect(file.comment).toBeTruthy();
    for (const service of file.services) [service, ...service.methods].forEach(check);
    for (const declaration of file.enums) check(declaration);
    messagesOf(file).forEach((message) => [message, ...message.oneofs, ...message.enums].forEach(check));
  }
  expect(silent).toEqual([]);
});

function methodDefinition({ name, request, response, streaming, options }: Method): MethodDefinition {
  const level = options.find((option) => option.name === 'idempotency_level')?.value;
  return {
    name,
    request: nameOf(request),
    response: nameOf(response),
    client_streaming: streaming === 'client' || streaming === 'both',
    server_streaming: streaming === 'server' || streaming === 'both',
    ...(level !== undefined && { idempotency_level: String(level) }),
  };
}

function messageDefinition(message: Message, expected?: MessageDefinition): MessageDefinition {
  const { name, fields, oneofs, messages, enums, reserved } = message;
  const cel = optionOf(message, '(buf.validate.message)') as { cel: { id: string }[] } | undefined;
  return {
    name,
    // The wording of a rule is up to the writer: the file only needs a rule with its id.
    ...(cel && {
      cel_rules: cel.cel.map(({ id }) => expected?.cel_rules?.find((rule) => rule.id === id) ?? { id }),
    }),
    fields: fields.map((field, index) => fieldDefinition(field, expected?.fields[index])),
    ...(oneofs.length > 0 && {
      oneofs: oneofs.map((oneof) => ({
        name: oneof.name,
        ...validateOf(optionOf(oneof, '(buf.validate.oneof)')),
      })),
    }),
    ...(messages.length > 0 && {
      messages: messages.map((nested, index) => messageDefinition(nested, expected?.messages?.[index])),
    }),
    ...(enums.length > 0 && { enums: enums.map(enumDefinition) }),
    ...(reserved.numbers.length > 0 && { reserved_numbers: reserved.numbers.map(({ from }) => from) }),
  };
}

function fieldDefinition(field: Field, expected?: FieldDefinition): FieldDefinition {
  const { name, number, type, keyType, label, oneof, deprecated } = field;
  const written = (reference: TypeReference, as?: string) =>
    as !== undefined && `.${nameOf(reference)}`.endsWith(`.${as}`) ? as : nameOf(reference);
  return {
    name,
    number,
    ...(keyType
      ? { key_type: keyType.name, value_type: written(type, expected?.value_type) }
      : { type: written(type, expected?.type) }),
    ...(label !== 'singular' && { label }),
    ...(oneof !== undefined && { oneof }),
    ...(deprecated && { deprecated }),
    ...validateOf(optionOf(field, '(buf.validate.field)')),
  };
}

function enumDefinition({ name, values, reserved }: Enum): EnumDefinition {
  return {
    name,
    values: values.map((value) => ({ name: value.name, number: value.number })),
    ...(reserved.numbers.length > 0 && { reserved_numbers: reserved.numbers.map(({ from }) => from) }),
    ...(reserved.names.length > 0 && { reserved_names: reserved.names }),
  };
}

const optionOf = ({ options }: ProtoSymbol, name: string) =>
  options.find((option) => option.name === name)?.value;

const nameOf = (type: TypeReference) => (type.kind === 'scalar' ? type.name : type.shortName);

function validateOf(value: OptionValue | undefined): { validate?: Record<string, OptionValue> } {
  if (value === undefined) return {};
  const validate: Record<string, OptionValue> = {};
  const flatten = (part: OptionValue, path: string) => {
    if (typeof part !== 'object' || Array.isArray(part)) {
      validate[path] = part;
    } else {
      for (const [key, inner] of Object.entries(part)) flatten(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  flatten(value, '');
  return { validate };
}
