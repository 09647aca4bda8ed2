import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import type { Deprecation } from '../FieldTable/DeprecationNote';
import * as styles from '../FieldTable/FieldTable.css';
import { NumberedRow, RowText } from '../FieldTable/NumberedRow';

export interface EnumValue {
  /** Anchor of the value. With it the name is a permalink. */
  id?: string;
  name: string;
  /** The number that stands for the value on the wire. */
  number: number;
  description?: ReactNode;
  /** Set when the value is on its way out. */
  deprecation?: Deprecation;
}

export interface EnumTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'Values' */
  heading?: string;
  /** The values, in the order of the source. */
  values: EnumValue[];
  /** What is said when there is no value. @default 'No values.' */
  empty?: string;
}

/** The values of an enum, one under another. Renders a `<div>` around a list. */
export function EnumTable({
  heading = 'Values',
  values,
  empty = 'No values.',
  className,
  ...rest
}: EnumTableProps) {
  const headingId = useId();
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      {values.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul role="list" aria-labelledby={headingId} className={styles.rows}>
          {values.map(({ name, description, ...value }) => (
            <NumberedRow key={name} {...value} name={name} numberLabel="number">
              <RowText>{description}</RowText>
            </NumberedRow>
          ))}
        </ul>
      )}
    </div>
  );
}
