import protobuf, { type Enum as PbEnum, type Field as PbField, type ReflectionObject } from 'protobufjs';

import { didYouMean } from '../../nearest';
import type {
  Enum,
  EnumValue,
  Field,
  Message,
  Oneof,
  Option,
  ProtoFile,
  ProtoSymbol,
  Reserved,
  Rpc,
  TypeReference,
} from '../model';
import { isNeeded } from '../request/checkRequest';
import { constraintOf, fieldRules, groupedFields, messageRules, oneofRules } from '../rules/rulesOf';
import { asMessage, type Values } from '../rules/values';
import { checkRules } from './checkRules';
import {
  type Declaration,
  fullNameOf,
  labelOf,
  nameOf,
  type OptionStatement,
  type ParsedFile,
  type Tree,
} from './tree';
import { readOptions } from './options';

type PbType = protobuf.Type;

/** Builds the model of a file from protobufjs's objects and the declarations. */
export function buildFile(file: ParsedFile, tree: Tree): ProtoFile {
  const { root, files, own, report } = tree;
  const { path, package: inPackage, declarations } = file;
  const rules = root.lookup('buf.validate.FieldRules');
  const kindsOfRules = (rules instanceof protobuf.Type && rules.oneofs.type?.oneof) || [];

  function optionsOf(
    statements: OptionStatement[],
    definedBy: string,
    scope: protobuf.NamespaceBase,
    line?: number,
  ): Option[] {
    const type = root.lookupType(`.google.protobuf.${definedBy}`);
    try {
      return readOptions(statements, type, scope);
    } catch (error) {
      const culprit = statements.find((statement) => fails(() => readOptions([statement], type, scope)));
      const reason = reasonOf(error);
      const [, message, unknown] = /^(\S+): unknown field '(.*)'$/.exec(reason) ?? [];
      const known =
        message === undefined ? [] : root.lookupType(`.${message}`).fieldsArray.map(({ name }) => name);
      report(
        path,
        culprit?.line ?? line,
        unknown === undefined
          ? `${culprit ? `the option \`${culprit.path.join('.')} = ${shortened(culprit.value)}\` is` : 'the options are'} not valid: ${reason}.`
          : `${message} has no option ${JSON.stringify(unknown)}.`,
        `${didYouMean(unknown ?? '', known)}Look the option up in its definition.`,
      );
      return [];
    }
  }

  function symbolOf(declaration: Declaration, definedBy: string, scope: protobuf.NamespaceBase): ProtoSymbol {
    const { fullName, line, comments } = declaration;
    const options = optionsOf(declaration.options, definedBy, scope, line);
    return {
      name: nameOf(declaration),
      fullName,
      anchor: file.anchors.get(fullName)!,
      line,
      comments,
      deprecated: options.some((option) => option.name === 'deprecated' && option.value === true),
      options,
    };
  }

  const declared = (object: ReflectionObject) => declarations.get(fullNameOf(object))!;

  function typeOf(name: string, type: ReflectionObject | null): TypeReference {
    if (type === null) return { kind: 'scalar', name };
    const fullName = fullNameOf(type);
    const declaredIn = files.get(type.filename!)!;
    return {
      kind: type instanceof protobuf.Type ? 'message' : 'enum',
      name: fullName,
      label: labelOf(fullName, declaredIn.package === inPackage ? inPackage : ''),
      file: declaredIn.path,
      anchor: declaredIn.anchors.get(fullName)!,
      address: own.has(declaredIn.path) ? undefined : addressOf(declaredIn.path, fullName),
    };
  }

  function fieldOf(field: PbField): Field {
    const scope = field.parent!;
    const declaration = declared(field);
    const symbol = symbolOf(declaration, 'FieldOptions', scope);
    const { options } = symbol;
    const type = typeOf(field.type, field.resolvedType);
    const label = labelOfField(field, declaration);
    const presence = presenceOf(field, type);
    const key =
      field instanceof protobuf.MapField ? ({ kind: 'scalar', name: field.keyType } as const) : undefined;
    checkRules({ name: field.name, options, label, type, key }, kindsOfRules, (message, fix) =>
      report(path, declaration.line, message, fix),
    );
    const { valuesById = {} } = field.resolvedType instanceof protobuf.Enum ? field.resolvedType : {};
    const names = new Map(Object.entries(valuesById).map(([number, each]) => [Number(number), each]));
    return {
      ...symbol,
      number: field.id,
      jsonName: field.jsonName!,
      label,
      presence,
      type,
      key,
      oneof: field.partOf?.name,
      extendee: field.extensionField ? typeOf('', field.extensionField.parent) : undefined,
      group: declaration.isGroup === true,
      defaultValue: declaration.defaultValue,
      rules: fieldRules(options, { names, predefinedOf: (name) => predefinedOf(name, tree) }),
      needed: isNeeded({ label, presence, type, rules: constraintOf(options, 'field') }),
    };
  }

  function enumOf(object: PbEnum): Enum {
    return {
      ...symbolOf(declared(object), 'EnumOptions', object.parent!),
      values: Object.entries(object.values).map(([name, number]): EnumValue => {
        const value = declarations.get(`${fullNameOf(object)}.${name}`)!;
        return { ...symbolOf(value, 'EnumValueOptions', object.parent!), number };
      }),
      reserved: reservedOf(object.reserved),
      usedBy: [],
    };
  }

  function messageOf(object: PbType): Message {
    const symbol = symbolOf(declared(object), 'MessageOptions', object);
    const nested = object.nestedArray;
    const grouped = groupedFields(symbol.options);
    return {
      ...symbol,
      fields: object.fieldsArray
        .filter(({ declaringField }) => !declaringField)
        .map(fieldOf)
        .map((field) => (grouped.includes(field.name) ? { ...field, needed: false } : field)),
      oneofs: object.oneofsArray.map((oneof): Oneof => {
        const its = symbolOf(declared(oneof), 'OneofOptions', object);
        return { ...its, fields: oneof.oneof, rules: oneofRules(its.options) };
      }),
      messages: nested.filter(isMessage).map(messageOf),
      enums: nested.filter(isEnum).map(enumOf),
      extensions: nested.filter(isField).map(fieldOf),
      reserved: reservedOf(object.reserved),
      extensionRanges: (object.extensions ?? []).map(([from, to]) => ({ from: from!, to: to! })),
      rules: messageRules(symbol.options),
      usedBy: [],
    };
  }

  function rpcOf(method: protobuf.Method): Rpc {
    const symbol = symbolOf(declared(method), 'MethodOptions', method.parent!);
    const { requestStream: client, responseStream: server } = method;
    const level = symbol.options.find(({ name }) => name === 'idempotency_level')?.value;
    return {
      ...symbol,
      streaming: client && server ? 'both' : client ? 'client' : server ? 'server' : 'none',
      request: typeOf(method.requestType, method.resolvedRequestType),
      response: typeOf(method.responseType, method.resolvedResponseType),
      idempotency:
        level === 'NO_SIDE_EFFECTS' ? 'no-side-effects' : level === 'IDEMPOTENT' ? 'idempotent' : 'unknown',
      path: `/${fullNameOf(method.parent!)}/${method.name}`,
    };
  }

  const top = file.scope.nestedArray.filter(({ filename }) => filename === path);
  const options = optionsOf(file.options, 'FileOptions', file.scope);
  const messages = top.filter(isMessage).map(messageOf);
  const enums = top.filter(isEnum).map(enumOf);
  return {
    path,
    package: inPackage,
    syntax: file.syntax,
    edition: file.edition,
    comments: file.comments,
    imports: file.imports.map((imported) => ({
      path: imported.path,
      kind: imported.kind,
      from: own.has(imported.path) ? 'reference' : 'known',
    })),
    options,
    services: top
      .filter((object) => object instanceof protobuf.Service)
      .map((service) => ({
        ...symbolOf(declared(service), 'ServiceOptions', service),
        rpcs: service.methodsArray.map(rpcOf),
      })),
    messages,
    enums,
    extensions: top.filter(isField).map(fieldOf),
  };
}

const isMessage = (object: ReflectionObject) => object instanceof protobuf.Type;
const isEnum = (object: ReflectionObject) => object instanceof protobuf.Enum;
const isField = (object: ReflectionObject) => object instanceof protobuf.Field;

const labelOfField = ({ map }: PbField, { label }: Declaration): Field['label'] =>
  map ? 'map' : (label ?? 'singular');

function presenceOf(field: PbField, type: TypeReference): Field['presence'] {
  if (field.map || field.repeated) return 'none';
  if (field.required) return 'required';
  return type.kind === 'message' || field.hasPresence ? 'explicit' : 'implicit';
}

function reservedOf(reserved: (number[] | string)[] = []): Reserved {
  return {
    numbers: reserved
      .filter((one) => typeof one !== 'string')
      .map(([from, to]) => ({ from: from!, to: to! })),
    names: reserved.filter((one) => typeof one === 'string'),
  };
}

/** The `(buf.validate.predefined)` of an extension by its full name; empty without one. */
function predefinedOf(name: string, { root, files, names }: Tree): Values {
  const file = files.get(names.get(name)?.path ?? '');
  const { options = [] } = file?.declarations.get(name) ?? {};
  const statements = options.filter(({ path }) => path[0]!.endsWith('predefined)'));
  if (!file || statements.length === 0) return {};
  const read = () => readOptions(statements, root.lookupType('.google.protobuf.FieldOptions'), file.scope);
  // A file whose options can't be read is reported when it is built.
  return fails(read) ? {} : asMessage(read()[0]!.value);
}

function fails(action: () => void): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

/** The message of protobufjs without its line, which is one of a generated text. */
const reasonOf = (error: unknown) =>
  (error as Error).message.replace(/^\./, '').replace(/ \(line \d+\)$/, '');

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The page of another site that describes a type of a known file. */
export function addressOf(path: string, fullName: string): string | undefined {
  if (path === 'buf/validate/validate.proto') return 'https://protovalidate.com/reference/rules/';
  if (!path.startsWith('google/protobuf/')) return undefined;
  const name = fullName.replace('google.protobuf.', '').replaceAll('.', '-').toLowerCase();
  return `https://protobuf.dev/reference/protobuf/google.protobuf/#${name}`;
}
