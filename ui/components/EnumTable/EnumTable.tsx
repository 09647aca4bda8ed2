import type { ComponentProps, ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import { FieldTable } from '../FieldTable/FieldTable';
import { NumberedRow, RowText, type NumberedRowProps } from '../FieldTable/NumberedRow';
import builtIn from '../FieldTable/FieldTable.messages.json';

interface EnumValue extends Pick<NumberedRowProps, 'id' | 'name' | 'number' | 'deprecation'> {
  description?: ReactNode;
}

export interface EnumTableProps extends Omit<ComponentProps<'div'>, 'children'>, Messages<typeof builtIn> {
  /** The values, in the order of the source. */
  values: EnumValue[];
}

/** The values of an enum, one under another. Renders a `<div>` around a list. */
export function EnumTable({ values, messages, ...rest }: EnumTableProps) {
  const text = { ...builtIn, ...messages };
  return (
    <FieldTable {...rest} messages={messages} heading={text.values}>
      {values.map(({ name, description, ...value }) => (
        <NumberedRow key={name} {...value} {...{ name, messages }} numberLabel={text.valueNumber}>
          <RowText>{description}</RowText>
        </NumberedRow>
      ))}
    </FieldTable>
  );
}
