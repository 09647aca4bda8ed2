import { FieldTable } from '#ui';

import type { Field } from '../../reference/model';
import type { Place } from './describe';
import { MessageField } from './MessageField';

export interface FieldRowsProps {
  fields: Field[];
  place: Place;
  /** What the fields are of. @default none */
  heading?: string;
}

/** Fields in the order of the file, without the groups of a message. */
export function FieldRows({ fields, place, heading }: FieldRowsProps) {
  return (
    <FieldTable heading={heading}>
      {fields.map((field) => (
        <MessageField key={field.anchor} field={field} place={place} />
      ))}
    </FieldTable>
  );
}
