import { join } from 'node:path';

import { create } from '@bufbuild/protobuf';
import { createValidator } from '@bufbuild/protovalidate';
import { describe, expect, test } from 'vitest';

import { registryOf } from '../fixtures/registryOf';
import { referenceOf } from '../fixtures/sourceOf';
import type { Reference } from '../model';
import { readReference } from '../readReference';
import { messagesOf } from '../symbols';

const root = join(import.meta.dirname, '../../..');

/** CEL rules in the definitions have names that start with their subject. */
const inCel = /^host\./;

/** Fields marked as needed, and fields that protovalidate reports as missing in empty messages, by full name. */
function compared(reference: Reference) {
  const registry = registryOf(reference);
  const validator = createValidator({ registry });
  const said: string[] = [];
  const missed: string[] = [];
  for (const file of reference.files) {
    messagesOf(file).forEach(({ fullName, fields }) => {
      // The library doesn't support fields that are required without a rule.
      said.push(...fields.filter((field) => field.label !== 'required' && field.needed).map(nameOf));
      const { violations = [] } = validator.validate(
        registry.getMessage(fullName)!,
        create(registry.getMessage(fullName)!),
      );
      for (const { ruleId, field } of violations) {
        const [part] = field;
        if (part?.kind === 'field' && !inCel.test(ruleId)) {
          missed.push(`${fullName}.${part.name}`);
        }
      }
    });
  }
  return { said: said.sort(), missed: [...new Set(missed)].sort() };
}

const nameOf = ({ fullName }: { fullName: string }) => fullName;

describe.each(['proto', 'site/reference/fixtures/tree'])('%s', (folder) => {
  test('a field is needed exactly if protovalidate rejects a message without it', () => {
    const { said, missed } = compared(readReference(folder, root));
    expect(said).toEqual(missed);
    expect(said.length).toBeGreaterThan(0);
  });
});

/** Rules for one field each, written as after the name of their type. */
const rules: Record<string, string> = {
  string:
    'len = 2; len = 0; min_len = 1; min_len = 0; max_len = 3; len_bytes = 1; min_bytes = 1; const = ""; const = "a"; ' +
    'pattern = "^[a]+$"; pattern = "^a*$"; pattern = "^[a]{1,}$"; prefix = "a"; suffix = "a"; contains = "a"; ' +
    'not_contains = "a"; in = "a"; in = ""; not_in = ""; not_in = "a"; email = true; email = false; hostname = true; ' +
    'ip = true; ipv4 = true; ipv6 = true; uri = true; uri_ref = true; address = true; uuid = true; tuuid = true; ' +
    'ip_with_prefixlen = true; ipv4_with_prefixlen = true; ipv6_with_prefixlen = true; ip_prefix = true; ' +
    'ipv4_prefix = true; ipv6_prefix = true; host_and_port = true',
  bytes: 'len = 2; min_len = 1; pattern = "^[a]+$"; ip = true',
  bool: 'const = true; const = false',
  int32:
    'const = 1; const = 0; gt = 0; gte = 0; gte = 1; lt = 0; lte = 0; lte = -1; gt = -1, lt = 5; gt = 5, lt = -5; ' +
    'gte = 5, lte = 0; gt = 5, lt = 1; in = 1; in = 0; not_in = 0; not_in = 1',
  uint64: 'gt = 0; gte = 0; const = 7',
  double: 'gt = 0; gte = -1.5; finite = true',
  Level: 'defined_only = true; const = 1; in = 1; not_in = 0',
};

test.each(['', 'optional ', 'repeated '])('all rules of a field with "%s" match protovalidate', (label) => {
  const key = `(buf.validate.field).${label === 'repeated ' ? 'repeated.items.' : ''}`;
  const fields = Object.entries(rules).flatMap(([type, all]) =>
    all.split('; ').map((rule) => {
      const kind = type === 'Level' ? 'enum' : type;
      return `${label}${type} f = 1 [${rule.split(', ').map((part) => `${key}${kind}.${part}`)}];`;
    }),
  );
  const written = [
    ...fields,
    `${label}string f = 1 [(buf.validate.field).required = true];`,
    `${label}string f = 1 [${key}string.min_len = 1, (buf.validate.field).ignore = IGNORE_ALWAYS];`,
    `${label}string f = 1 [${key}string.min_len = 1, (buf.validate.field).ignore = IGNORE_IF_ZERO_VALUE];`,
    'repeated string f = 1 [(buf.validate.field).repeated.min_items = 1];',
    'map<string, string> f = 1 [(buf.validate.field).map.min_pairs = 2];',
    'oneof o { string f = 1 [(buf.validate.field).string.min_len = 1]; }',
    'M0 f = 1 [(buf.validate.field).required = true];',
  ];
  const { said, missed } = compared(
    referenceOf({
      'a.proto': `syntax = "proto3";
        import "buf/validate/validate.proto";
        enum Level { LEVEL_NONE = 0; LEVEL_LOW = 1; }
        ${written.map((field, index) => `message M${index} { ${field} }`).join('\n')}`,
    }),
  );
  const linesOf = (names: string[]) => names.map((name) => written[Number(/\d+/.exec(name)![0])]);
  expect(linesOf(said)).toEqual(linesOf(missed));
  expect(said.length).toBeGreaterThan(3);
});
