import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { CodeName } from '../CodeName/CodeName';
import { Fold } from '../Fold/Fold';
import { splitRows } from '../Fold/splitRows';
import { parts as placeParts } from '../PlaceBar/PlaceBar.behavior';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './ApiContents.css';

export interface ApiContentsItem {
  name: string;
  href: string;
  /** @default false */
  deprecated?: boolean;
  /** The kind of call: "GET", "POST", "stream". @default none */
  call?: string;
  /** One line about it. Groups with summaries are laid out as cells. @default none */
  summary?: ReactNode;
}

export interface ApiContentsGroup {
  /** Kind of the symbols: "Methods". */
  heading: string;
  items: ApiContentsItem[];
}

export interface ApiContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Groups without an item are left out. */
  groups: ApiContentsGroup[];
}

/** The symbols on a page of the API reference, by kind: methods in a sheet with what each does, others as names. Renders a `<nav>` landmark. */
export function ApiContents({ groups, className, ...rest }: ApiContentsProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-label="Methods and messages" {...rest} className={clsx(styles.root, className)}>
      {filled.map((group) => (
        <Group key={group.heading} {...group} />
      ))}
    </nav>
  );
}

function Group({ heading, items }: ApiContentsGroup) {
  const id = useId();
  const { shown, folded } = splitRows(items, { visible: 12, smallestFold: 4 });
  return (
    <div className={styles.group} {...placeParts.kinds.mark(heading)}>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <ItemList items={shown} labelledBy={id} />
      {folded.length > 0 && (
        <Fold more={`Show ${folded.length} more`} subject={`of ${heading}`}>
          <ItemList items={folded} labelledBy={id} />
        </Fold>
      )}
    </div>
  );
}

function ItemList({ items, labelledBy }: { items: ApiContentsItem[]; labelledBy: string }) {
  const isSheet = items.some(({ summary }) => summary !== undefined);
  return (
    <ul role="list" aria-labelledby={labelledBy} className={isSheet ? styles.sheet : styles.list}>
      {items.map(({ name, href, deprecated, call, summary }) => (
        <li key={href} className={isSheet ? styles.cell : styles.item}>
          <a
            className={isSheet ? styles.cellLink : styles.link}
            href={href}
            data-deprecated={deprecated ? '' : undefined}
          >
            <CodeName name={name} />
            {deprecated && <VisuallyHidden>, deprecated</VisuallyHidden>}
          </a>
          {call && <span className={styles.call}>{call}</span>}
          {summary && <p className={styles.summary}>{summary}</p>}
        </li>
      ))}
    </ul>
  );
}
