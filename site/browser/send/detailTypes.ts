/** A field of a message that errors carry. */
export interface DetailField {
  /** Name in JSON. */
  name: string;
  /** A scalar, or the full name of a message. */
  type: string;
  many?: 'list' | 'map';
}

type DetailFields = Record<number, DetailField>;

const texts = (...names: string[]): DetailFields =>
  Object.fromEntries(names.map((name, index) => [index + 1, { name, type: 'string' }]));
const list = (name: string, type: string): DetailField => ({ name, type, many: 'list' });
const map = (name: string): DetailField => ({ name, type: 'entry', many: 'map' });

/** The messages that servers put into errors, by their full names: fields by their numbers. */
export const detailTypes: Record<string, DetailFields> = {
  'google.rpc.ErrorInfo': { ...texts('reason', 'domain'), 3: map('metadata') },
  'google.rpc.RetryInfo': { 1: { name: 'retryDelay', type: 'duration' } },
  'google.rpc.DebugInfo': { 1: list('stackEntries', 'string'), 2: { name: 'detail', type: 'string' } },
  'google.rpc.QuotaFailure': { 1: list('violations', 'google.rpc.QuotaFailure.Violation') },
  'google.rpc.QuotaFailure.Violation': {
    ...texts('subject', 'description', 'apiService', 'quotaMetric', 'quotaId'),
    6: map('quotaDimensions'),
    7: { name: 'quotaValue', type: 'int64' },
    8: { name: 'futureQuotaValue', type: 'int64' },
  },
  'google.rpc.PreconditionFailure': { 1: list('violations', 'google.rpc.PreconditionFailure.Violation') },
  'google.rpc.PreconditionFailure.Violation': texts('type', 'subject', 'description'),
  'google.rpc.BadRequest': { 1: list('fieldViolations', 'google.rpc.BadRequest.FieldViolation') },
  'google.rpc.BadRequest.FieldViolation': {
    ...texts('field', 'description', 'reason'),
    4: { name: 'localizedMessage', type: 'google.rpc.LocalizedMessage' },
  },
  'google.rpc.RequestInfo': texts('requestId', 'servingData'),
  'google.rpc.ResourceInfo': texts('resourceType', 'resourceName', 'owner', 'description'),
  'google.rpc.Help': { 1: list('links', 'google.rpc.Help.Link') },
  'google.rpc.Help.Link': texts('description', 'url'),
  'google.rpc.LocalizedMessage': texts('locale', 'message'),
  'google.protobuf.Duration': { 1: { name: 'seconds', type: 'int64' }, 2: { name: 'nanos', type: 'int32' } },
  'buf.validate.Violations': { 1: list('violations', 'buf.validate.Violation') },
  'buf.validate.Violation': {
    2: { name: 'ruleId', type: 'string' },
    3: { name: 'message', type: 'string' },
    4: { name: 'forKey', type: 'bool' },
    5: { name: 'field', type: 'buf.validate.FieldPath' },
    6: { name: 'rule', type: 'buf.validate.FieldPath' },
  },
  'buf.validate.FieldPath': { 1: list('elements', 'buf.validate.FieldPathElement') },
  'buf.validate.FieldPathElement': {
    1: { name: 'fieldNumber', type: 'int32' },
    2: { name: 'fieldName', type: 'string' },
    6: { name: 'index', type: 'uint64' },
    7: { name: 'boolKey', type: 'bool' },
    8: { name: 'intKey', type: 'int64' },
    9: { name: 'uintKey', type: 'uint64' },
    10: { name: 'stringKey', type: 'string' },
  },
  entry: texts('key', 'value'),
};
