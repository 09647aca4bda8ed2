import { clsx } from 'clsx';
import { Children, useId, type ComponentProps, type ReactNode } from 'react';

import { Badge } from '../Badge/Badge';
import { CodeName } from '../CodeName/CodeName';
import { Disclosure } from '../Disclosure/Disclosure';
import { splitRows } from '../Disclosure/splitRows';
import { RowText } from '../FieldTable/NumberedRow';
import * as styles from './Oneof.css';

export interface OneofProps extends ComponentProps<'li'> {
  name: string;
  /** Whether a message without any of the fields is refused. @default 'at most one' */
  choice?: 'exactly one' | 'at most one';
  /** Description of the oneof. */
  description?: ReactNode;
  /** Name in the label of the fold. @default the name */
  subject?: string;
  /** The `<FieldRow>`s to choose from. */
  children: ComponentProps<'li'>['children'];
}

/**
 * Fields of which a message has one at a time, held by a bracket. Renders an `<li>`: put it in a `<FieldTable>`.
 *
 * A long choice folds after its first rows; the fold opens without a script.
 */
export function Oneof({
  name,
  choice = 'at most one',
  description,
  subject = name,
  className,
  children,
  ...rest
}: OneofProps) {
  const id = useId();
  const rows = Children.toArray(children);
  const { shown, folded } = splitRows(rows, { visible: 4, minFolded: 8 });
  return (
    <li {...rest} className={clsx(styles.root, className)}>
      <div id={id} className={styles.top}>
        <span className={styles.name}>
          <CodeName name={name} />
        </span>
        <span>
          {choice} of {rows.length}
        </span>
        {choice === 'exactly one' && <Badge tone="strong">required</Badge>}
      </div>
      <RowText>{description}</RowText>
      <ul role="list" aria-labelledby={id} className={styles.rows}>
        {shown}
      </ul>
      {folded.length > 0 && (
        <Disclosure more={`Show ${folded.length} more`} subject={`of ${subject}`}>
          <ul role="list" aria-labelledby={id} className={styles.rows}>
            {folded}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}
