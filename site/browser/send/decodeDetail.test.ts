import { create, toBinary, toJson, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { ViolationsSchema } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { registryOf } from '../../reference/fixtures/registryOf';
import { referenceOf } from '../../reference/fixtures/sourceOf';
import { decodeDetail, detailTypes } from './decodeDetail';

/** The messages of errors, as another implementation of protobuf reads them. */
const registry = registryOf(
  referenceOf({
    'google/rpc/details.proto': `
      syntax = "proto3";
      package google.rpc;
      import "google/protobuf/duration.proto";
      message ErrorInfo { string reason = 1; string domain = 2; map<string, string> metadata = 3; }
      message RetryInfo { google.protobuf.Duration retry_delay = 1; }
      message DebugInfo { repeated string stack_entries = 1; string detail = 2; }
      message QuotaFailure {
        repeated Violation violations = 1;
        message Violation {
          string subject = 1; string description = 2; string api_service = 3; string quota_metric = 4;
          string quota_id = 5; map<string, string> quota_dimensions = 6; int64 quota_value = 7;
          optional int64 future_quota_value = 8;
        }
      }
      message PreconditionFailure {
        repeated Violation violations = 1;
        message Violation { string type = 1; string subject = 2; string description = 3; }
      }
      message BadRequest {
        repeated FieldViolation field_violations = 1;
        message FieldViolation {
          string field = 1; string description = 2; string reason = 3; LocalizedMessage localized_message = 4;
        }
      }
      message RequestInfo { string request_id = 1; string serving_data = 2; }
      message ResourceInfo { string resource_type = 1; string resource_name = 2; string owner = 3; string description = 4; }
      message Help { repeated Link links = 1; message Link { string description = 1; string url = 2; } }
      message LocalizedMessage { string locale = 1; string message = 2; }`,
  }),
);

const base64 = (schema: DescMessage, value: object) =>
  Buffer.from(toBinary(schema, create(schema, value as MessageInitShape<DescMessage>))).toString('base64');

const text = fc.string({ minLength: 1, unit: 'grapheme' });
const texts = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, text])), {
    requiredKeys: [],
    noNullPrototype: true,
  });
const some = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 3 });
const map = fc.dictionary(text, text, { minKeys: 1, noNullPrototype: true });
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).filter((value) => value !== 0n);
const both = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as object);

const messages: Record<string, fc.Arbitrary<object>> = {
  ErrorInfo: both(texts('reason', 'domain'), fc.record({ metadata: map })),
  RetryInfo: fc.record({
    retryDelay: fc.record({
      seconds: fc.bigInt({ min: 0n, max: 9999n }),
      nanos: fc.constantFrom(0, 5e8, 1, 120_000_000),
    }),
  }),
  DebugInfo: both(texts('detail'), fc.record({ stackEntries: some(text) })),
  QuotaFailure: fc.record({
    violations: some(
      both(
        texts('subject', 'description', 'apiService', 'quotaMetric', 'quotaId'),
        fc.record({ quotaDimensions: map, quotaValue: int64, futureQuotaValue: int64 }),
      ),
    ),
  }),
  PreconditionFailure: fc.record({ violations: some(texts('type', 'subject', 'description')) }),
  BadRequest: fc.record({
    fieldViolations: some(
      both(
        texts('field', 'description', 'reason'),
        fc.record({ localizedMessage: texts('locale', 'message') }),
      ),
    ),
  }),
  RequestInfo: texts('requestId', 'servingData'),
  ResourceInfo: texts('resourceType', 'resourceName', 'owner', 'description'),
  Help: fc.record({ links: some(texts('description', 'url')) }),
  LocalizedMessage: texts('locale', 'message'),
};

test.each(Object.keys(messages))('google.rpc.%s reads as its JSON', (name) => {
  const schema = registry.getMessage(`google.rpc.${name}`)!;
  fc.assert(
    fc.property(messages[name]!, (value) => {
      const json = toJson(schema, create(schema, value as MessageInitShape<DescMessage>));
      // Names that a plain object has of its own make another one of JSON.
      fc.pre(!JSON.stringify(json).includes('__proto__'));
      const read = decodeDetail(schema.typeName, base64(schema, value));
      expect(durationsAlike(read)).toEqual(durationsAlike(json));
    }),
    { numRuns: 50 },
  );
});

/** Zeros at the end of a fraction say nothing. */
const durationsAlike = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replace(/("retryDelay":"\d+\.\d*?)0+s"/g, '$1s"')) as unknown;

test('violations of rules are read with the path of the field', () => {
  const violations = {
    violations: [
      {
        field: {
          elements: [
            { fieldName: 'jobs', fieldNumber: 3, subscript: { case: 'index', value: 2n } },
            { fieldName: 'labels', fieldNumber: 1, subscript: { case: 'stringKey', value: 'a' } },
            { fieldName: 'on', fieldNumber: 2, subscript: { case: 'boolKey', value: true } },
          ],
        },
        ruleId: 'string.min_len',
        message: 'too short',
        forKey: true,
      },
    ],
  };
  expect(decodeDetail('buf.validate.Violations', base64(ViolationsSchema, violations))).toEqual({
    violations: [
      {
        field: {
          elements: [
            { fieldName: 'jobs', fieldNumber: 3, index: '2' },
            { fieldName: 'labels', fieldNumber: 1, stringKey: 'a' },
            { fieldName: 'on', fieldNumber: 2, boolKey: true },
          ],
        },
        ruleId: 'string.min_len',
        message: 'too short',
        forKey: true,
      },
    ],
  });
});

test('what is not known, or no message, is told from what is', () => {
  expect(decodeDetail('acme.Thing', 'CgFh')).toBeUndefined();
  expect(decodeDetail('constructor', 'CgFh')).toBeUndefined();
  expect(decodeDetail('google.rpc.ErrorInfo', 'not base64!')).toBeUndefined();
  expect(decodeDetail('google.rpc.ErrorInfo', '')).toEqual({});
});

test('any bytes are read or refused, and never thrown over', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(detailTypes)),
      fc.uint8Array({ maxLength: 60 }),
      (type, bytes) => {
        const read = decodeDetail(type, Buffer.from(bytes).toString('base64'));
        expect(read === undefined || typeof read === 'object').toBe(true);
      },
    ),
  );
});
