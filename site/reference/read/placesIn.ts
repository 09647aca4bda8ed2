import type { DescField, DescMessage } from '@bufbuild/protobuf';
import {
  type FileDescriptorProto,
  FileDescriptorProtoSchema,
  type SourceCodeInfo_Location,
} from '@bufbuild/protobuf/wkt';

/** Places of what a file declares, by its part of the descriptor. */
export interface Places {
  whole: Map<unknown, SourceCodeInfo_Location>;
  /** Where names are. */
  names: Map<unknown, SourceCodeInfo_Location>;
}

/** The place of a statement that a file has once, such as its package, by the number of its field. */
export const placeOf = (file: FileDescriptorProto, { number }: DescField) =>
  file.sourceCodeInfo?.location.find(({ path }) => path.join() === String(number));

/** Number of the field with the name, in all descriptors. */
const nameField = 1;

/** Finds the places of a file's symbols. */
export function placesIn(file: FileDescriptorProto): Places {
  const places: Places = { whole: new Map(), names: new Map() };
  for (const location of file.sourceCodeInfo?.location ?? []) {
    const { path } = location;
    const isName = path.length % 2 === 1 && path.at(-1) === nameField;
    if (path.length % 2 === 1 && !isName) continue;
    const owner = partAt(isName ? path.slice(0, -1) : path, file);
    if (owner) places[isName ? 'names' : 'whole'].set(owner, location);
  }
  return places;
}

/** Follows a path, which alternates the numbers of fields and places in lists. */
function partAt(path: number[], file: FileDescriptorProto): unknown {
  let part: unknown = file;
  let schema: DescMessage | undefined = FileDescriptorProtoSchema;
  for (let at = 0; at < path.length; at += 2) {
    const field: DescField | undefined = schema?.fields.find(({ number }) => number === path[at]);
    const list = field && (part as Record<string, unknown>)[field.localName];
    if (!field || !Array.isArray(list)) return undefined;
    part = list[path[at + 1]!];
    schema = field.message;
  }
  return part;
}
