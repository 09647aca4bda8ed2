import { Badge } from '../Badge/Badge';
import * as styles from './FieldRow.css';
import { FieldTypeName, type FieldType } from './FieldTypeName';
import { NumberedRow, RowText, type NumberedRowProps } from './NumberedRow';

export interface FieldRowProps extends Omit<NumberedRowProps, 'numberLabel' | 'signature'> {
  type: FieldType;
  /** The label before the type in the source. @default none */
  label?: 'repeated' | 'optional';
  /** Whether a request without the field is refused. @default false */
  required?: boolean;
  /** Further rules, such as `max_items` with the value `25`. A flag has no value. @default none */
  rules?: { name: string; value?: string }[];
  /** What an absent field means, in a few words. @default none */
  presence?: string;
  /** The description, with an optional nested `<FieldTable>`. */
  children?: NumberedRowProps['children'];
}

/** A field of a message. Renders an `<li>`: put it in a `<FieldTable>` or a `<Oneof>`. */
export function FieldRow({
  type,
  label,
  required = false,
  rules = [],
  presence,
  children,
  ...rest
}: FieldRowProps) {
  return (
    <NumberedRow
      {...rest}
      numberLabel="field number"
      signature={
        <>
          {label && <span className={styles.label}>{label}</span>}
          <FieldTypeName type={type} />
          {required && (
            <Badge tone="strong" family="code">
              required
            </Badge>
          )}
        </>
      }
    >
      <RowText>{children}</RowText>
      {presence && <p className={styles.presence}>{presence}</p>}
      {rules.length > 0 && (
        <ul role="list" aria-label="Rules" className={styles.rules}>
          {rules.map(({ name, value }, index) => (
            <li key={index}>
              <Badge family="code">
                {name}
                {value !== undefined && <span className={styles.ruleValue}>{value}</span>}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </NumberedRow>
  );
}
