import { asMessage, type Values } from '../rules/values';
import type { JsonValue } from './example';
import { sampleScalar } from './sampleScalar';
import { sampleDuration, sampleTimestamp } from './sampleTime';

const wrappers: Record<string, string> = {
  BoolValue: 'bool',
  BytesValue: 'bytes',
  DoubleValue: 'double',
  FloatValue: 'float',
  Int32Value: 'int32',
  Int64Value: 'int64',
  StringValue: 'string',
  UInt32Value: 'uint32',
  UInt64Value: 'uint64',
};

/**
 * An example of a message of `google/protobuf/` that has a form of its own in JSON. Undefined for other messages.
 *
 * @param type Full name of the message.
 * @param constraint Rules of the field.
 * @param name Name of the field, for a value that suits it.
 * @param now Time for rules that speak of now.
 * @param account Id of an account, for fields that hold one.
 */
export function exampleKnown(
  type: string,
  constraint: Values,
  name: string,
  now: Date,
  account?: string,
): JsonValue | undefined {
  if (!type.startsWith('google.protobuf.')) return undefined;
  const short = type.slice('google.protobuf.'.length);
  const wrapped = wrappers[short];
  if (wrapped !== undefined) return sampleScalar(wrapped, name, constraint, account).value;
  switch (short) {
    case 'Timestamp':
      return sampleTimestamp(asMessage(constraint.timestamp), now);
    case 'Duration':
      return sampleDuration(asMessage(constraint.duration));
    case 'Struct':
      return { key: 'value' };
    case 'Value':
      return 'value';
    case 'ListValue':
      return ['value'];
    case 'NullValue':
      return null;
    case 'Empty':
      return {};
    default:
      return undefined;
  }
}
