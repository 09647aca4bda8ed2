import { ApiRow, ApiSymbol } from '#ui';

import { FieldRows } from './FieldRows';
import { placeOf, type ReferenceData } from './referenceData';

/** The fields that a file adds to messages. */
export function ExtensionsRow({ data }: { data: ReferenceData }) {
  return (
    <ApiRow>
      <ApiSymbol id="extensions-of-file" name="extend" kind="Extensions">
        <FieldRows fields={data.file.extensions} place={placeOf(data)} />
      </ApiSymbol>
    </ApiRow>
  );
}
