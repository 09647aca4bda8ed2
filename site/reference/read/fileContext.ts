import type protobuf from 'protobufjs';

import type { ProtoFile, ProtoSymbol, TypeReference } from '../model';
import type { OptionValues } from './descriptors';
import { optionsOf } from './optionValues';
import type { SourceInfo } from './sourceInfo';

/** What the declarations of a file share. */
export interface FileContext {
  syntax: ProtoFile['syntax'];
  /** Full name of the scope; that of the package at first. */
  scope: string;
  /** Whether fields have presence unless they say otherwise. */
  presence: string;
  info: SourceInfo;
  /** The types in which options are messages. */
  root: protobuf.Root;
}

/** The context of what a scope declares. */
export function inScope(context: FileContext, scope: string, options?: OptionValues): FileContext {
  const { field_presence } = (options?.features ?? {}) as { field_presence?: string };
  return { ...context, scope, presence: field_presence ?? context.presence };
}

/**
 * What all symbols have.
 *
 * @param kind Begins the name of the type of their options: `Message` for `google.protobuf.MessageOptions`.
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

/** A type by its full name, which has a dot in front. */
export const referenceTo = (name: string, kind: 'message' | 'enum' = 'message'): TypeReference => ({
  kind,
  name: name.slice(1),
  label: '',
  file: '',
  anchor: '',
});
