import protobuf, { type NamespaceBase, type ReflectionObject } from 'protobufjs';

import type { Comments, Import, ProtoFile } from '../model';

/** A file that is read, with what objects of protobufjs have no place for. */
export interface ParsedFile extends Pick<ProtoFile, 'package' | 'syntax' | 'edition' | 'comments'> {
  path: string;
  packageLine?: number;
  imports: (Omit<Import, 'from'> & { line: number })[];
  /** Options of the file. */
  options: OptionStatement[];
  /** By full name. */
  declarations: Map<string, Declaration>;
  /** Messages, enums and services of the file. */
  top: { object: ReflectionObject; declaration: Declaration }[];
  extensions: Extension[];
  /** The namespace of its package. */
  scope: NamespaceBase;
  /** Places of symbols on the page of the file, by full name. */
  anchors: Map<string, string>;
}

/** A field that extends a message. Objects of protobufjs have it only when its number is checked. */
export interface Extension {
  field: protobuf.Field;
  declaration: Declaration;
  /** The message that it is declared in; undefined for one of the file. */
  parent?: NamespaceBase;
  /** Full name of the scope that it is declared in. */
  scope: string;
}

export interface Declaration {
  fullName: string;
  kind: 'message' | 'enum' | 'service' | 'method' | 'field' | 'oneof' | 'value';
  line: number;
  comments: Comments;
  options: OptionStatement[];
  /** Number of a field or an enum value. */
  number?: number;
  /** Label of a field, as written. */
  label?: 'optional' | 'required' | 'repeated';
  /** Whether a field is a group, which declares its message in the same place. */
  isGroup?: boolean;
  /** Default value as written. */
  defaultValue?: string;
  /** Name in JSON, if the definition gives one. */
  jsonName?: string;
}

/** One assignment: `(buf.validate.field).string = { min_len: 1 }`. */
export interface OptionStatement {
  /** `['(buf.validate.field)', 'string']` */
  path: string[];
  /** As written. */
  value: string;
  line: number;
}

/** Reports a problem in a file by its path under the root. */
export type Report = (path: string, line: number | undefined, message: string, fix: string) => void;

/** What the files of a tree share. */
export interface Tree {
  root: protobuf.Root;
  files: Map<string, ParsedFile>;
  /** Where each name is declared, by full name. Values of enums also have the name that they share with their enum. */
  names: Map<string, { path: string; line: number }>;
  /** Paths of the files of the reference itself. */
  own: Set<string>;
  /** Where paths of imports start, from the root of the project. */
  folder: string;
  report: Report;
}

/** Every declaration in a scope, without the packages and what protobufjs adds. */
export function* objectsIn(scope: ReflectionObject): Generator<ReflectionObject> {
  const inner: ReflectionObject[] = scope instanceof protobuf.Namespace ? [...scope.nestedArray] : [];
  if (scope instanceof protobuf.Service) inner.push(...scope.methodsArray);
  if (scope instanceof protobuf.Type) {
    inner.push(...scope.fieldsArray.filter(({ declaringField }) => !declaringField));
    inner.push(...scope.oneofsArray);
  }
  for (const object of inner) {
    if (object.constructor !== protobuf.Namespace) yield object;
    yield* objectsIn(object);
  }
}

/** Every object of a file but its extensions. */
export function* objectsOf({ top }: ParsedFile): Generator<ReflectionObject> {
  for (const { object } of top) {
    // One whose name is taken is in no tree.
    if (!object.parent) continue;
    yield object;
    yield* objectsIn(object);
  }
}

/** The name of a declaration without its scope. */
export const nameOf = ({ fullName }: Declaration): string => fullName.split('.').at(-1)!;

export const fullNameOf = (object: ReflectionObject): string => object.fullName.replace(/^\./, '');

/** A full name without the package, if that is the given one. */
export const labelOf = (fullName: string, inPackage: string): string =>
  inPackage !== '' && fullName.startsWith(`${inPackage}.`) ? fullName.slice(inPackage.length + 1) : fullName;
