import { clsx } from 'clsx';
import { Children, useId, type ComponentProps, type ReactNode } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { Badge } from '../Badge/Badge';
import { CodeName } from '../CodeName/CodeName';
import { Disclosure, splitRows } from '../Disclosure/Disclosure';
import { RowText } from '../FieldTable/NumberedRow';
import * as styles from './Oneof.css';
import builtIn from './Oneof.messages.json';

export interface OneofProps extends ComponentProps<'li'>, Messages<typeof builtIn> {
  name: string;
  /** Whether a message without any of the fields is rejected. @default 'at most one' */
  choice?: 'exactly one' | 'at most one';
  /** Description of the oneof. */
  description?: ReactNode;
  /** Name in the label of the fold. @default the name */
  subject?: string;
  /** The `<FieldRow>`s to choose from. */
  children: ComponentProps<'li'>['children'];
}

/** Fields of which a message has one at a time. A long list folds. Renders an `<li>` for a `<FieldTable>`. */
export function Oneof({
  name,
  choice = 'at most one',
  description,
  subject = name,
  messages,
  className,
  children,
  ...rest
}: OneofProps) {
  const text = { ...builtIn, ...messages };
  const id = useId();
  const rows = Children.toArray(children);
  const { shown, folded } = splitRows(rows, { visible: 4, minFolded: 8 });
  return (
    <li {...rest} className={clsx(styles.root, className)}>
      <div id={id} className={styles.top}>
        <span className={styles.name}>
          <CodeName name={name} />
        </span>
        <span>{fill(text[choice], { count: rows.length })}</span>
        {choice === 'exactly one' && <Badge tone="strong">{text.required}</Badge>}
      </div>
      <RowText>{description}</RowText>
      <ul role="list" aria-labelledby={id} className={styles.rows}>
        {shown}
      </ul>
      {folded.length > 0 && (
        <Disclosure
          more={fill(text.more, { count: folded.length })}
          subject={fill(text.moreSubject, { subject })}
        >
          <ul role="list" aria-labelledby={id} className={styles.rows}>
            {folded}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}
