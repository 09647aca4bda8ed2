import protobuf, { type NamespaceBase, type ReflectionObject } from 'protobufjs';

import type { Outline } from './outline';

/** A file that protobufjs has parsed. */
export interface ParsedFile extends Outline {
  path: string;
  /** The namespace of its package. */
  scope: NamespaceBase;
}

/** Reports a problem in a file by its path under the root. */
export type Report = (path: string, line: number | undefined, message: string, fix: string) => void;

/** What the files of a tree share. */
export interface Tree {
  root: protobuf.Root;
  files: Map<string, ParsedFile>;
  /** Paths of the files of the reference itself. */
  own: Set<string>;
  report: Report;
}

/** Every declaration in a scope, without the packages and what protobufjs adds. */
export function* objectsIn(scope: ReflectionObject): Generator<ReflectionObject> {
  const inner: ReflectionObject[] = scope instanceof protobuf.Namespace ? [...scope.nestedArray] : [];
  if (scope instanceof protobuf.Service) inner.push(...scope.methodsArray);
  if (scope instanceof protobuf.Type) {
    inner.push(...scope.fieldsArray.filter(({ declaringField }) => !declaringField));
    inner.push(...scope.oneofsArray.filter(({ isProto3Optional }) => !isProto3Optional));
  }
  for (const object of inner) {
    if (object.constructor !== protobuf.Namespace) yield object;
    yield* objectsIn(object);
  }
}

/** The full names that an object declares: its own, and those of the values of an enum. */
export function fullNamesOf(object: ReflectionObject): string[] {
  const values = object instanceof protobuf.Enum ? Object.keys(object.values) : [];
  return [fullNameOf(object), ...values.map((value) => `${fullNameOf(object)}.${value}`)];
}

export const fullNameOf = (object: ReflectionObject): string => object.fullName.replace(/^\./, '');

/** A full name without the package, if that is the given one. */
export const labelOf = (fullName: string, inPackage: string): string =>
  inPackage !== '' && fullName.startsWith(`${inPackage}.`) ? fullName.slice(inPackage.length + 1) : fullName;
