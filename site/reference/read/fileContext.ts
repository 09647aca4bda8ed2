import type protobuf from 'protobufjs';

import type { ProtoFile, ProtoSymbol, TypeReference } from '../model';
import type { MessageDescriptor, Named, RawOptions } from './descriptors';
import { optionsOf } from './optionValues';
import type { SourceInfo } from './sourceInfo';

/** Where a declaration is, and what it inherits from the scopes around it. */
export interface FileContext {
  syntax: ProtoFile['syntax'];
  /** Full name of the scope; at first, the name of the package. */
  scope: string;
  /** The message that directly contains the declaration; undefined at the top of the file. */
  message?: MessageDescriptor;
  /** Field numbers and indexes that lead to the declaration in the descriptor of the file. */
  path: number[];
  /** The `field_presence` set here or inherited. */
  presence: string;
  info: SourceInfo;
  /** Contains the types of options. */
  root: protobuf.Root;
}

/** The `field_presence` in options. */
export const presenceIn = (options: RawOptions = {}) =>
  (options.features as { field_presence?: string } | undefined)?.field_presence;

/**
 * Converts the descriptors in the list with this field number in `descriptor.proto`. `convert` returns an empty list for
 * declarations added by the compiler.
 */
export function convertAll<Descriptor extends Named, Converted>(
  descriptors: Descriptor[],
  list: number,
  context: FileContext,
  convert: (descriptor: Descriptor, context: FileContext) => Converted | [],
): Converted[] {
  return descriptors.flatMap((descriptor, index) => {
    const presence = presenceIn(descriptor.options) ?? context.presence;
    return convert(descriptor, { ...context, presence, path: [...context.path, list, index] });
  });
}

/** The properties that all symbols have. The kind begins the name of their options: `Message` for `MessageOptions`. */
export function symbolOf({ name, options }: Named, kind: string, context: FileContext): ProtoSymbol {
  const { scope, path, info, root } = context;
  return {
    name,
    fullName: scope === '' ? name : `${scope}.${name}`,
    anchor: '',
    line: info.lineOf(path),
    comment: info.commentOf(path),
    deprecated: options?.deprecated === true,
    options: optionsOf(options, root.lookupType(`google.protobuf.${kind}Options`)),
  };
}

/** A reference to a type, given with a leading dot. */
export function typeReference(name: string, kind: 'message' | 'enum' = 'message'): TypeReference {
  return { kind, name: name.slice(1), shortName: '', protoPath: '', anchor: '' };
}
