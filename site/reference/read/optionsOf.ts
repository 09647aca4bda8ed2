import {
  createRegistry,
  type DescExtension,
  type DescField,
  getExtension,
  type Message,
  type Registry,
  ScalarType,
} from '@bufbuild/protobuf';
import { isReflectMessage, reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect';
import { file_google_protobuf_descriptor } from '@bufbuild/protobuf/wkt';

import type { Option, OptionValue } from '../model';

const descriptors = createRegistry(file_google_protobuf_descriptor);

/** The options that are set in a message such as `google.protobuf.FieldOptions`. */
export function optionsOf(message: Message | undefined, registry: Registry): Option[] {
  if (!message) return [];
  const schema = descriptors.getMessage(message.$typeName)!;
  const named = Object.entries(valuesOf(reflect(schema, message), registry));
  return named.map(([name, value]) => ({ name: name.replace(/^\[(.*)\]$/, '($1)'), value }));
}

function valuesOf(message: ReflectMessage, registry: Registry): { [name: string]: OptionValue } {
  const { fields, desc, message: plain } = message;
  const own = fields
    .filter((field) => message.isSet(field))
    .map((field) => [field.name, valueOf(message.get(field), field, registry)] as const);
  const numbers = new Set(plain.$unknown?.map(({ no }) => no));
  const extensions = [...numbers].map((number) => registry.getExtensionFor(desc, number));
  const added = extensions
    .filter((extension) => extension !== undefined)
    .map((extension) => {
      const value = valueOf(getExtension(plain, extension), extension, registry);
      return [`[${extension.typeName}]`, value] as const;
    });
  return Object.fromEntries([...own, ...added]);
}

function valueOf(value: unknown, field: DescField | DescExtension, registry: Registry): OptionValue {
  const one = (item: unknown) => singleOf(item, field, registry);
  if (field.fieldKind === 'list') return [...(value as Iterable<unknown>)].map(one);
  if (field.fieldKind !== 'map') return one(value);
  const entries = [...(value as Iterable<[unknown, unknown]>)];
  return Object.fromEntries(entries.map(([key, item]) => [String(key), one(item)]));
}

function singleOf(value: unknown, field: DescField | DescExtension, registry: Registry): OptionValue {
  if (field.message) {
    // Values of extensions are plain, all others are wrapped.
    const message = isReflectMessage(value) ? value : reflect(field.message, value as never);
    return valuesOf(message, registry);
  }
  if (field.enum) return field.enum.value[value as number]?.name ?? Number(value);
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value !== 'number') return value as OptionValue;
  if (!Number.isFinite(value)) return String(value).toLowerCase().replace('infinity', 'inf');
  return field.scalar === ScalarType.FLOAT ? shortest(value) : value;
}

/** The number with the fewest digits that is the same in 32 bits: `0.1` for 0.10000000149011612. */
function shortest(value: number): number {
  const rounded = [6, 7, 8].map((digits) => Number(value.toPrecision(digits)));
  return rounded.find((number) => Math.fround(number) === value) ?? value;
}
