import type protobuf from 'protobufjs';

import type { ProtoFile, ProtoSymbol, TypeReference } from '../model';
import type { OptionValues } from './descriptors';
import { optionsOf } from './optionValues';
import type { SourceInfo } from './sourceInfo';

/** Shared by the declarations of a file or a scope. */
export interface FileContext {
  syntax: ProtoFile['syntax'];
  /** Full name of the scope; that of the package at first. */
  scope: string;
  /** The inherited `field_presence`. */
  presence: string;
  info: SourceInfo;
  /** Has the types of options. */
  root: protobuf.Root;
}

/** The context of a scope's declarations. */
export function inScope(context: FileContext, scope: string, options?: OptionValues): FileContext {
  const { field_presence } = (options?.features ?? {}) as { field_presence?: string };
  return { ...context, scope, presence: field_presence ?? context.presence };
}

/**
 * The properties that all symbols share.
 *
 * @param kind Start of the name of their options: `Message` for `google.protobuf.MessageOptions`.
 */
export function symbolOf(
  { name, options }: { name: string; options?: OptionValues },
  kind: string,
  path: number[],
  { scope, info, root }: FileContext,
): ProtoSymbol {
  return {
    name,
    fullName: scope === '' ? name : `${scope}.${name}`,
    anchor: '',
    line: info.lineOf(path),
    comments: info.commentsOf(path),
    deprecated: options?.deprecated === true,
    options: optionsOf(options, root.lookupType(`google.protobuf.${kind}Options`)),
  };
}

/** A reference to a type, given with a leading dot. */
export const referenceTo = (name: string, kind: 'message' | 'enum' = 'message'): TypeReference => ({
  kind,
  name: name.slice(1),
  label: '',
  file: '',
  anchor: '',
});
