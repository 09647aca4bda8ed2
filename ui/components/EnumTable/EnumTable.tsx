import type { ComponentProps, ReactNode } from 'react';

import { FieldTable } from '../FieldTable/FieldTable';
import { NumberedRow, RowText, type NumberedRowProps } from '../FieldTable/NumberedRow';

interface EnumValue extends Pick<NumberedRowProps, 'id' | 'name' | 'number' | 'deprecation'> {
  description?: ReactNode;
}

export interface EnumTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The values, in the order of the source. */
  values: EnumValue[];
}

/** The values of an enum, one under another. Renders a `<div>` around a list. */
export function EnumTable({ values, ...rest }: EnumTableProps) {
  return (
    <FieldTable {...rest} heading="Values">
      {values.map(({ name, description, ...value }) => (
        <NumberedRow key={name} {...value} name={name} numberLabel="number">
          <RowText>{description}</RowText>
        </NumberedRow>
      ))}
    </FieldTable>
  );
}
