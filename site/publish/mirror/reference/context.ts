import type { PhrasingContent } from 'mdast';

import { withBase } from '../../../content/documents/withBase';
import type { FileExamples } from '../../../reference/examples/examplesOf';
import { placesOfUse } from '../../../reference/facts';
import type { Enum, Message, ProtoFile, TypeReference } from '../../../reference/model';
import { referenceRoute } from '../../../reference/referenceRoute';
import { joined, linkedCode, text } from '../../../reference/markdown/nodes';

/** What every part of a mirror is written with. */
export interface Context {
  file: ProtoFile;
  /** Path under which the site lies, with both slashes. */
  base: string;
  /** Examples of the file. @default none */
  examples?: FileExamples;
}

/** Address of a place in the reference. */
const hrefOf = (file: string, anchor: string, base: string) =>
  `${withBase(referenceRoute(file), base)}#${anchor}`;

/** Address of the description of a type; a scalar has none. */
export function typeHref(type: TypeReference, { base }: Context): string | undefined {
  if (type.kind === 'scalar') return undefined;
  return type.address ?? hrefOf(type.file, type.anchor, base);
}

/** Name of a type as the file would write it. */
export const typeName = (type: TypeReference) => (type.kind === 'scalar' ? type.name : type.label);

/** A symbol's name inside the package. */
export const nameInPackage = ({ fullName }: { fullName: string }, { file }: Context) =>
  file.package === '' ? fullName : fullName.slice(file.package.length + 1);

/** A line that names every place of use; undefined where there is none. */
export function usesOf(type: Message | Enum, { base }: Context): PhrasingContent[] | undefined {
  const uses = placesOfUse(type);
  if (uses.length === 0) return undefined;
  const links = uses.map(({ label, file, anchor }) => [linkedCode(label, hrefOf(file, anchor, base))]);
  return [text('Used by '), ...joined(links, ', '), text('.')];
}
