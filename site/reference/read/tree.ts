import type protobuf from 'protobufjs';
import type { NamespaceBase, ReflectionObject } from 'protobufjs';

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

export const fullNameOf = (object: ReflectionObject): string => object.fullName.replace(/^\./, '');

/** A full name without the package, if that is the given one. */
export const labelOf = (fullName: string, inPackage: string): string =>
  inPackage !== '' && fullName.startsWith(`${inPackage}.`) ? fullName.slice(inPackage.length + 1) : fullName;
