import { Children, type ReactNode } from 'react';

import { Badge } from '../Badge/Badge';
import { CodeName, type CodeLink } from '../CodeName/CodeName';
import * as styles from './FieldRow.css';
import builtIn from './FieldTable.messages.json';
import { NumberedRow, RowText, type NumberedRowProps } from './NumberedRow';

/** A type: a scalar, message or enum, or a map from one to the other. */
export type FieldType = CodeLink | { key: CodeLink; value: CodeLink };

export interface FieldRowProps extends Omit<NumberedRowProps, 'numberLabel' | 'signature'> {
  type: FieldType;
  /** The label before the type in the source. @default none */
  label?: 'repeated' | 'optional';
  /** Whether a request without the field is refused. @default false */
  required?: boolean;
  /** Further rules, each a sentence. @default none */
  rules?: ReactNode[];
  /** The meaning of an absent field, in a few words. @default none */
  presence?: string;
  /** The description, with an optional nested `<FieldTable>`. */
  children?: NumberedRowProps['children'];
}

/** A field of a message. Renders an `<li>`: put it in a `<FieldTable>` or a `<Oneof>`. */
export function FieldRow({ type, label, required, rules = [], presence, children, ...rest }: FieldRowProps) {
  const text = { ...builtIn, ...rest.messages };
  return (
    <NumberedRow
      {...rest}
      numberLabel={text.fieldNumber}
      signature={
        <>
          {label && <span className={styles.label}>{label}</span>}
          <span className={styles.type}>
            {'key' in type ? (
              <>
                <CodeName name="map<" />
                <CodeName {...type.key} />
                <CodeName name=", " />
                <CodeName {...type.value} />
                <CodeName name=">" />
              </>
            ) : (
              <CodeName {...type} />
            )}
          </span>
          {required && <Badge tone="strong">{text.required}</Badge>}
        </>
      }
    >
      <RowText>{children}</RowText>
      {presence && <p className={styles.rules}>{presence}</p>}
      {rules.length > 0 && (
        <p className={styles.rules}>{Children.toArray(rules.flatMap((rule) => [' ', rule]).slice(1))}</p>
      )}
    </NumberedRow>
  );
}
