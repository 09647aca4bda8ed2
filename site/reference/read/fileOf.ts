import {
  type DescEnum,
  type DescEnumValue,
  type DescExtension,
  type DescField,
  type DescFile,
  type DescMessage,
  type DescMethod,
  type DescOneof,
  type DescService,
  type FileRegistry,
  isFieldSet,
  ScalarType,
} from '@bufbuild/protobuf';
import {
  Edition,
  FeatureSet_FieldPresence as Presence,
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
  FieldDescriptorProtoSchema,
  FileDescriptorProtoSchema,
  MethodOptions_IdempotencyLevel as Idempotency,
} from '@bufbuild/protobuf/wkt';

import { replacementIn } from '../deprecation';
import { jsonName } from '../jsonName';
import type {
  Enum,
  Field,
  Message,
  Oneof,
  Option,
  ProtoFile,
  ProtoSymbol,
  Replacement,
  Rpc,
  Service,
  TypeReference,
} from '../model';
import { isNeeded } from '../request/checkRequest';
import { constraintOf, fieldRules, messageRules, oneofRules } from '../rules/rulesOf';
import { asMessage, groupsOf } from '../rules/values';
import { commentsOf } from './comments';
import { addressOfKnown, fullNameOf, labelOf, lookUp, type Named } from './names';
import { optionsOf } from './optionsOf';
import { placeOf, type Places, placesIn } from './placesIn';

/** What the files of a tree share. */
export interface Tree {
  registry: FileRegistry;
  /** Paths of the files of the reference itself. */
  own: ReadonlySet<string>;
  names: ReadonlyMap<string, Named>;
}

const syntaxes: Partial<Record<Edition, 'proto2' | 'proto3'>> = {
  [Edition.EDITION_PROTO2]: 'proto2',
  [Edition.EDITION_PROTO3]: 'proto3',
};

/** A compiled file as a part of the model. */
export function fileOf(desc: DescFile, tree: Tree): ProtoFile {
  const { proto, edition } = desc;
  const maker = new Maker(tree, proto.package, placesIn(proto));
  const { syntax, edition: editionField, package: packageField } = FileDescriptorProtoSchema.field;
  const comments = [syntax, editionField, packageField].map(
    (field) => commentsOf(placeOf(proto, field)).leading,
  );
  return {
    path: proto.name,
    package: proto.package,
    syntax: syntaxes[edition] ?? 'editions',
    edition: syntaxes[edition] ? undefined : Edition[edition].replace('EDITION_', ''),
    comments: { leading: comments.find((text) => text !== undefined) },
    options: optionsOf(proto.options, tree.registry),
    services: desc.services.map(maker.service),
    messages: desc.messages.map(maker.message),
    enums: desc.enums.map(maker.enum),
    extensions: desc.extensions.map((field) => maker.field(field)),
  };
}

/** Makes the symbols of one file. */
class Maker {
  constructor(
    private readonly tree: Tree,
    private readonly inPackage: string,
    private readonly places: Places,
  ) {}

  readonly service = (desc: DescService): Service => ({
    ...this.symbol(desc),
    rpcs: desc.methods.map(this.method),
  });

  private readonly method = (desc: DescMethod): Rpc => ({
    ...this.symbol(desc),
    streaming: streamings[desc.methodKind],
    request: this.typeOf(desc.input),
    response: this.typeOf(desc.output),
    idempotency: idempotencies[desc.idempotency],
    path: `/${desc.parent.typeName}/${desc.name}`,
  });

  readonly message = (desc: DescMessage): Message => {
    const { proto } = desc;
    const symbol = this.symbol(desc);
    return {
      ...symbol,
      fields: desc.fields.map((field) => this.field(field, symbol.options)),
      oneofs: desc.oneofs.map(this.oneof),
      messages: desc.nestedMessages.map(this.message),
      enums: desc.nestedEnums.map(this.enum),
      extensions: desc.nestedExtensions.map((field) => this.field(field)),
      usedBy: [],
      reserved: { numbers: proto.reservedRange.map(withoutEnd), names: proto.reservedName },
      extensionRanges: proto.extensionRange.map(withoutEnd),
      rules: messageRules(symbol.options),
    };
  };

  private readonly oneof = (desc: DescOneof): Oneof => {
    const symbol = this.symbol(desc);
    return { ...symbol, fields: desc.fields.map(({ name }) => name), rules: oneofRules(symbol.options) };
  };

  readonly enum = (desc: DescEnum): Enum => {
    const { reservedRange, reservedName } = desc.proto;
    return {
      ...this.symbol(desc),
      values: desc.values.map((value: DescEnumValue) => ({ ...this.symbol(value), number: value.number })),
      reserved: {
        numbers: reservedRange.map(({ start, end }) => ({ from: start, to: end })),
        names: reservedName,
      },
      usedBy: [],
    };
  };

  /** @param around Options of the message that has the field. */
  field(desc: DescField | DescExtension, around: Option[] = []): Field {
    const { number, proto } = desc;
    const symbol = this.symbol(desc);
    const values = desc.enum?.values ?? [];
    const field: Field = {
      ...symbol,
      number,
      jsonName: desc.kind === 'field' ? desc.jsonName : jsonName(desc.name),
      label: labelIn(desc),
      presence: presenceOf(desc),
      needed: false,
      type: this.typeOf(desc.message ?? desc.enum ?? desc.scalar),
      key: desc.fieldKind === 'map' ? this.typeOf(desc.mapKey) : undefined,
      oneof: desc.oneof?.name,
      extendee: desc.kind === 'extension' ? this.typeOf(desc.extendee) : undefined,
      group: proto.type === Type.GROUP,
      defaultValue: defaultOf(desc),
      rules: fieldRules(symbol.options, {
        names: new Map(values.map((value) => [value.number, value.name])),
        predefinedOf: (name) => this.predefinedOf(name),
      }),
    };
    const isGrouped = groupsOf(constraintOf(around, 'message')).some(({ names }) =>
      names.includes(desc.name),
    );
    field.needed = !isGrouped && isNeeded({ ...field, rules: constraintOf(symbol.options, 'field') });
    return field;
  }

  private symbol(desc: Named['desc']): ProtoSymbol {
    const { whole, names } = this.places;
    const fullName = fullNameOf(desc);
    const comments = commentsOf(whole.get(desc.proto));
    const options = optionsOf(desc.proto.options, this.tree.registry);
    const deprecated = options.some(({ name, value }) => name === 'deprecated' && value === true);
    const place = names.get(desc.proto) ?? whole.get(desc.proto);
    const { anchor } = this.tree.names.get(fullName)!;
    const symbol = {
      name: desc.name,
      fullName,
      anchor,
      line: place!.span[0]! + 1,
      comments,
      deprecated,
      options,
    };
    return deprecated ? { ...symbol, replacement: this.replacementOf(symbol) } : symbol;
  }

  private replacementOf(symbol: ProtoSymbol): Replacement | undefined {
    const name = replacementIn(symbol);
    const found = name === undefined ? undefined : lookUp(name, symbol.fullName, this.tree.names);
    const place = found && this.tree.own.has(found.path) && { file: found.path, anchor: found.anchor };
    return name === undefined ? undefined : { name, ...place };
  }

  private predefinedOf(name: string) {
    const extension = this.tree.registry.getExtension(name);
    const options = extension ? optionsOf(extension.proto.options, this.tree.registry) : [];
    return asMessage(options.find((option) => option.name === '(buf.validate.predefined)')?.value);
  }

  private typeOf(type: DescMessage | DescEnum | ScalarType): TypeReference {
    if (typeof type === 'number') return { kind: 'scalar', name: ScalarType[type].toLowerCase() };
    const { kind, typeName: name, file } = type;
    const path = file.proto.name;
    return {
      kind,
      name,
      label: file.proto.package === this.inPackage ? labelOf(name, this.inPackage) : name,
      file: path,
      anchor: this.tree.names.get(name)!.anchor,
      address: this.tree.own.has(path) ? undefined : addressOfKnown(path, name),
    };
  }
}

const streamings = {
  unary: 'none',
  client_streaming: 'client',
  server_streaming: 'server',
  bidi_streaming: 'both',
} as const;

const idempotencies = {
  [Idempotency.IDEMPOTENCY_UNKNOWN]: 'unknown',
  [Idempotency.NO_SIDE_EFFECTS]: 'no-side-effects',
  [Idempotency.IDEMPOTENT]: 'idempotent',
} as const;

const presences = {
  [Presence.EXPLICIT]: 'explicit',
  [Presence.IMPLICIT]: 'implicit',
  [Presence.LEGACY_REQUIRED]: 'required',
} as const;

const presenceOf = ({ fieldKind, presence }: DescField | DescExtension): Field['presence'] =>
  fieldKind === 'list' || fieldKind === 'map' ? 'none' : presences[presence];

/** How many values a field holds, as written. */
function labelIn(desc: DescField | DescExtension): Field['label'] {
  if (desc.fieldKind === 'map') return 'map';
  if (desc.fieldKind === 'list') return 'repeated';
  if (desc.proto.label === Label.REQUIRED) return 'required';
  const { edition } = desc.kind === 'extension' ? desc.file : desc.parent.file;
  const isWritten = desc.proto.proto3Optional || (edition === Edition.EDITION_PROTO2 && !desc.oneof);
  return isWritten ? 'optional' : 'singular';
}

/** The default value as it could be written. */
function defaultOf({ proto }: DescField | DescExtension): string | undefined {
  if (!isFieldSet(proto, FieldDescriptorProtoSchema.field.defaultValue)) return undefined;
  const { type, defaultValue } = proto;
  if (type === Type.STRING) return JSON.stringify(defaultValue);
  // The compiler leaves the bytes escaped.
  return type === Type.BYTES ? `"${defaultValue}"` : defaultValue;
}

/** Descriptors count the number behind the last one. */
const withoutEnd = ({ start, end }: { start: number; end: number }) => ({ from: start, to: end - 1 });
