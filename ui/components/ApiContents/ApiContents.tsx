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
  /** Whether the symbol is on its way out. @default false */
  deprecated?: boolean;
  /** How it is called over HTTP, in a word: "GET", "POST", "stream". @default none */
  call?: string;
  /** What it does, in one line. Symbols of a group with such lines stand in a sheet of cells. @default none */
  summary?: ReactNode;
}

export interface ApiContentsGroup {
  /** What the symbols are: "Methods". */
  heading: string;
  items: ApiContentsItem[];
}

export interface ApiContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Groups without an item are left out. */
  groups: ApiContentsGroup[];
  /** Name of the landmark. @default 'Methods and messages' */
  label?: string;
  /** Symbols of a group in sight when there are so many that the rest is folded. @default 12 */
  visible?: number;
}

/** Fewest symbols that are worth a press. */
const smallestFold = 4;

/** The symbols on a page of the API reference, by kind: methods in a sheet with what each does, others as names. Renders a `<nav>` landmark. */
export function ApiContents({
  groups,
  label = 'Methods and messages',
  visible = 12,
  className,
  ...rest
}: ApiContentsProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.root, className)}>
      {filled.map((group) => (
        <Group key={group.heading} {...group} visible={visible} />
      ))}
    </nav>
  );
}

function Group({ heading, items, visible }: ApiContentsGroup & { visible: number }) {
  const id = useId();
  const { shown, folded } = splitRows(items, { visible, smallestFold });
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
