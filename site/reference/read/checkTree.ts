import protobuf, { type ReflectionObject } from 'protobufjs';

import { fullNameOf, type Tree } from './tree';

const zeroFix = 'Start with a value such as `…_UNSPECIFIED = 0;`.';

/** Reports common mistakes that protoc refuses and protobufjs accepts. */
export function checkTree({ files, own, report }: Tree): void {
  for (const file of files.values()) {
    if (!own.has(file.path)) continue;
    const say = (object: ReflectionObject, message: string, fix = 'Choose another one.') =>
      report(file.path, file.declarations.get(fullNameOf(object))?.line, message, fix);

    const check = (object: ReflectionObject) => {
      if (object instanceof protobuf.Field) checkNumber(object);
      if (object instanceof protobuf.Enum) checkEnum(object);
      if (object instanceof protobuf.Type) checkMessage(object);
      if (object instanceof protobuf.Enum || object instanceof protobuf.Type) checkReserved(object);
    };
    const top = file.scope.nestedArray.filter(({ filename }) => filename === file.path);
    top.forEach(check);
    checkValues(top);

    function checkMessage(type: protobuf.Type): void {
      const fields = type.fieldsArray.filter(({ declaringField }) => !declaringField);
      [...fields, ...type.nestedArray].forEach(check);
      checkValues(type.nestedArray);
      for (const oneof of type.oneofsArray)
        if (oneof.fieldsArray.length === 0)
          say(oneof, `the oneof "${oneof.name}" has no field.`, 'Add a field, or remove the oneof.');
      const jsonNames = new Map<string, string>();
      for (const field of fields) {
        if (type.isReservedId(field.id) || type.isReservedName(field.name))
          say(field, `the number or the name of the field "${field.name}" is reserved.`);
        const other = jsonNames.get(field.jsonName!);
        jsonNames.set(field.jsonName!, field.name);
        if (other !== undefined && file.syntax !== 'proto2')
          say(
            field,
            `the fields "${other}" and "${field.name}" have the same name in JSON, "${field.jsonName}".`,
            'Rename one of the two, or give it another name with `[json_name = "…"]`.',
          );
      }
    }

    function checkNumber(field: protobuf.Field): void {
      const taken = field.id >= 19_000 && field.id < 20_000;
      const isInSet = field.extensionField?.parent?.options?.message_set_wire_format === true;
      const range = `expected 1 to 536870911${taken ? ' without 19000 to 19999' : ''}`;
      if (field.id < 1 || field.id > (isInSet ? 2_147_483_646 : 536_870_911) || taken)
        say(field, `the field "${field.name}" has the number ${field.id}; ${range}.`);
      if (file.declarations.get(fullNameOf(field))?.defaultValue && file.syntax === 'proto3')
        say(field, `the field "${field.name}" has a default value; proto3 has none.`, 'Remove the option.');
    }

    function checkEnum(object: protobuf.Enum): void {
      const [first] = Object.entries(object.values);
      if (first === undefined) say(object, `the enum "${object.name}" has no value.`, 'Add a value.');
      else if (first[1] !== 0 && isOpen(object))
        say(object, `the first value of the enum "${object.name}" is ${first[1]}; expected 0.`, zeroFix);
      const wide = Object.entries(object.values).find(([, number]) => number !== (number | 0));
      if (wide) say(object, `the value "${wide[0]}" is ${wide[1]}; expected 32 bits.`);
    }

    function checkReserved(object: protobuf.Enum | protobuf.Type): void {
      const ranges = (object.reserved ?? []).map((one) => (typeof one === 'string' ? [one, one] : one));
      ranges.forEach(([from = 0, to = 0], index) => {
        const range = from === to ? from : `${from} to ${to}`;
        if (from > to) say(object, `"reserved ${range}" counts down.`, `Write "${to} to ${from}".`);
        else if (ranges.slice(0, index).some(([first = 0, last = 0]) => first <= to && from <= last))
          say(object, `"${range}" is reserved twice.`, 'Remove one of the two.');
      });
    }

    /** The values of an enum share the scope of the enum. */
    function checkValues(siblings: ReflectionObject[]): void {
      const owners = new Map(siblings.map((object) => [object.name, object.name]));
      for (const object of siblings) {
        if (!(object instanceof protobuf.Enum)) continue;
        for (const name of Object.keys(object.values)) {
          const owner = owners.get(name);
          owners.set(name, object.name);
          if (owner !== undefined)
            report(
              file.path,
              file.declarations.get(`${fullNameOf(object)}.${name}`)?.line,
              `the value "${name}" has a name that "${owner}" already uses in the same scope.`,
              'Rename one of the two: values of an enum share the scope of the enum.',
            );
        }
      }
    }
  }
}

/** protobufjs resolves features, but has no public way to read this one. */
const isOpen = (object: protobuf.Enum) =>
  (object as unknown as { _features: { enum_type: string } })._features.enum_type === 'OPEN';
