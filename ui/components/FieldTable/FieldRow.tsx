import { Badge } from '../Badge/Badge';
import * as styles from './FieldRow.css';
import { FieldTypeName, type FieldType } from './FieldTypeName';
import { NumberedRow, RowText, type NumberedRowProps } from './NumberedRow';

/** A rule that values have to keep, as it is called in code. */
export interface FieldRule {
  /** Such as `uuid` or `max_items`. */
  name: string;
  /** What the rule is set to, such as `25`. Leave it out for a rule that is only on. */
  value?: string;
}

export interface FieldRowProps extends Omit<NumberedRowProps, 'numberLabel' | 'signature'> {
  type: FieldType;
  /** What stands before the type in the source. @default none */
  label?: 'repeated' | 'optional';
  /** Whether a request without the field is refused. @default false */
  required?: boolean;
  /** Further rules. @default none */
  rules?: FieldRule[];
  /** What it means to leave the field out, in a few words. @default none */
  presence?: string;
  /** The description; a `<FieldTable>` in it is a level deeper. */
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
