import protobuf, { type ReflectionObject } from 'protobufjs';

import { checkField, isOpen } from './checkField';
import { fullNameOf, type Tree } from './tree';

const zeroFix = 'Start with a value such as `…_UNSPECIFIED = 0;`.';

/** Reports common mistakes that protoc refuses and protobufjs accepts. */
export function checkTree({ files, own, report }: Tree): void {
  for (const file of files.values()) {
    if (!own.has(file.path)) continue;
    const say = (object: ReflectionObject, message: string, fix = 'Choose another one.') =>
      report(file.path, file.declarations.get(fullNameOf(object))?.line, message, fix);

    const defaultOf = (field: protobuf.Field) => file.declarations.get(fullNameOf(field))!.defaultValue;
    const check = (object: ReflectionObject) => {
      if (object instanceof protobuf.Field) {
        checkField(object, defaultOf(object), file.syntax, (message, fix) => say(object, message, fix));
      }
      if (object instanceof protobuf.Enum) checkEnum(object);
      if (object instanceof protobuf.Type) checkMessage(object);
    };
    const top = file.scope.nestedArray.filter(({ filename }) => filename === file.path);
    top.forEach(check);

    function checkMessage(type: protobuf.Type): void {
      const fields = type.fieldsArray.filter(({ declaringField }) => !declaringField);
      [...fields, ...type.nestedArray].forEach(check);
      for (const oneof of type.oneofsArray) {
        if (oneof.fieldsArray.length === 0) {
          say(oneof, `the oneof "${oneof.name}" has no field.`, 'Add a field, or remove the oneof.');
        }
      }
      const jsonNames = new Map<string, string>();
      for (const field of fields) {
        const other = jsonNames.get(field.jsonName!);
        jsonNames.set(field.jsonName!, field.name);
        if (other !== undefined && file.syntax !== 'proto2') {
          say(
            field,
            `the fields "${other}" and "${field.name}" have the same name in JSON, "${field.jsonName}".`,
            'Rename one of the two, or give it another name with `[json_name = "…"]`.',
          );
        }
      }
    }

    function checkEnum(object: protobuf.Enum): void {
      const [first] = Object.entries(object.values);
      if (first === undefined) {
        say(object, `the enum "${object.name}" has no value.`, 'Add a value.');
      } else if (first[1] !== 0 && isOpen(object)) {
        say(object, `the first value of the enum "${object.name}" is ${first[1]}; expected 0.`, zeroFix);
      }
      const wide = Object.entries(object.values).find(([, number]) => number !== (number | 0));
      if (wide) say(object, `the value "${wide[0]}" is ${wide[1]}; expected 32 bits.`);
    }
  }
}
