import type { ComponentProps, ReactNode } from 'react';

import type { Deprecation } from '../FieldTable/DeprecationNote';
import { FieldTable } from '../FieldTable/FieldTable';
import { NumberedRow, RowText } from '../FieldTable/NumberedRow';

export interface EnumValue {
  /** Anchor of the value. With it the name is a permalink. */
  id?: string;
  name: string;
  /** The number of the value on the wire. */
  number: number;
  description?: ReactNode;
  /** Set when the value is deprecated. */
  deprecation?: Deprecation;
}

export interface EnumTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'Values' */
  heading?: string;
  /** The values, in the order of the source. */
  values: EnumValue[];
}

/** The values of an enum, one under another. Renders a `<div>` around a list. */
export function EnumTable({ heading = 'Values', values, ...rest }: EnumTableProps) {
  return (
    <FieldTable {...rest} heading={heading} empty="No values.">
      {values.map(({ name, description, ...value }) => (
        <NumberedRow key={name} {...value} name={name} numberLabel="number">
          <RowText>{description}</RowText>
        </NumberedRow>
      ))}
    </FieldTable>
  );
}
