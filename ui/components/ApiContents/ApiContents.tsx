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
  /** A sentence about it, cut to one line. @default none */
  summary?: ReactNode;
}

export interface ApiContentsGroup {
  /** What the symbols have in common: "Messages", "JobService: runs". */
  heading: string;
  items: ApiContentsItem[];
}

export interface ApiContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Groups without an item are left out. */
  groups: ApiContentsGroup[];
}

/** The symbols on a page of the API reference in groups, one line each. Renders a `<nav>` landmark. */
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
  const { shown, folded } = splitRows(items, { visible: 12, smallestFold: 6 });
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
  const isColumn = items.some(({ summary }) => summary !== undefined);
  return (
    <ul role="list" aria-labelledby={labelledBy} className={clsx(styles.list, !isColumn && styles.columns)}>
      {items.map(({ name, href, deprecated, call, summary }) => (
        <li key={href} className={styles.item}>
          <a className={styles.link} href={href} data-deprecated={deprecated ? '' : undefined}>
            <CodeName name={name} />
            {deprecated && <VisuallyHidden>, deprecated</VisuallyHidden>}
          </a>
          {summary && <span className={styles.summary}>{summary}</span>}
          {call && <span className={styles.call}>{call}</span>}
        </li>
      ))}
    </ul>
  );
}
