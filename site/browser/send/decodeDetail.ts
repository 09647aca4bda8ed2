/** A decoded message: JSON as protobuf writes it, without fields that have their default value. */
export type DecodedDetail = Record<string, unknown>;

/**
 * Decodes a detail of an error from its bytes, for servers that do not send it in JSON as well.
 *
 * @param type Full name of the message: `google.rpc.ErrorInfo`.
 * @param value Its bytes in Base64, with or without padding.
 * @returns Undefined for a type that is not known, and for bytes that are no message.
 */
export function decodeDetail(type: string, value: string): DecodedDetail | undefined {
  if (!Object.hasOwn(detailTypes, type)) return undefined;
  try {
    return decode(type, bytesOf(value));
  } catch {
    return undefined;
  }
}

const bytesOf = (value: string) =>
  Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));

function decode(type: string, bytes: Uint8Array): DecodedDetail {
  const reader = new WireReader(bytes);
  const message: DecodedDetail = {};
  while (!reader.isDone) {
    const { number, raw } = reader.field();
    const field = detailTypes[type]![number];
    if (field === undefined) continue;
    const value = valueOf(field, raw);
    if (field.many === 'list') message[field.name] = [...((message[field.name] as unknown[]) ?? []), value];
    else if (field.many === 'map')
      message[field.name] = { ...(message[field.name] as object), ...entryOf(value) };
    else message[field.name] = value;
  }
  return message;
}

function valueOf({ type }: DetailField, raw: bigint | Uint8Array): unknown {
  switch (type) {
    case 'string':
      return new TextDecoder('utf-8', { fatal: true }).decode(whole(raw));
    case 'bool':
      return raw !== 0n;
    case 'int32':
      return Number(BigInt.asIntN(32, numeric(raw)));
    case 'int64':
      return String(BigInt.asIntN(64, numeric(raw)));
    case 'uint64':
      return String(numeric(raw));
    case 'duration': {
      const { seconds = '0', nanos = 0 } = decode('google.protobuf.Duration', whole(raw)) as {
        seconds?: string;
        nanos?: number;
      };
      const fraction = nanos === 0 ? '' : `.${String(Math.abs(nanos)).padStart(9, '0')}`.replace(/0+$/, '');
      return `${seconds === '0' && nanos < 0 ? '-' : ''}${seconds}${fraction}s`;
    }
    default:
      return decode(type, whole(raw));
  }
}

function entryOf(value: unknown): Record<string, unknown> {
  const { key = '', value: inner = '' } = value as { key?: string; value?: string };
  return { [key]: inner };
}

function whole(raw: bigint | Uint8Array): Uint8Array {
  if (typeof raw === 'bigint') throw new TypeError('A number stands where a text or a message is expected.');
  return raw;
}

function numeric(raw: bigint | Uint8Array): bigint {
  if (typeof raw !== 'bigint') throw new TypeError('A text or a message stands where a number is expected.');
  return raw;
}

/** Reads the binary form of protobuf. Throws where bytes are missing. */
class WireReader {
  #at = 0;
  constructor(readonly bytes: Uint8Array) {}

  get isDone(): boolean {
    return this.#at >= this.bytes.length;
  }

  field(): { number: number; raw: bigint | Uint8Array } {
    const tag = Number(this.#varint());
    const number = tag >>> 3;
    switch (tag & 7) {
      case 0:
        return { number, raw: this.#varint() };
      case 1:
        return { number, raw: this.#take(8) };
      case 2:
        return { number, raw: this.#take(Number(this.#varint())) };
      case 5:
        return { number, raw: this.#take(4) };
      default:
        throw new RangeError('Groups are not read.');
    }
  }

  #take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.bytes.length) throw new RangeError('The message ends early.');
    const taken = this.bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  #varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const [byte] = this.#take(1);
      value |= BigInt(byte! & 0x7f) << shift;
      if (byte! < 0x80) return value;
    }
    throw new RangeError('A number is too long.');
  }
}

/** A field of a message that errors carry. */
interface DetailField {
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
