import { detailTypes, type DetailField } from './detailTypes';

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
