import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
import { parts } from './TableOfContents.behavior';
import * as styles from './TableOfContents.css';

export interface TableOfContentsEntry {
  /** Anchor of the heading on this page, without `#`. */
  id: string;
  /** Text of the heading. Backticks mark a name in code. */
  text: string;
  depth: 2 | 3;
}

interface TableOfContentsContent {
  entries: TableOfContentsEntry[];
  /** @default 'On this page' */
  heading?: string;
}

export type TableOfContentsProps = TableOfContentsContent & Omit<ComponentProps<'nav'>, 'children'>;

/** The headings of the page. Renders a `<nav>`; `TableOfContents.behavior.ts` marks the section being read. */
export function TableOfContents({
  entries,
  heading = 'On this page',
  className,
  ...rest
}: TableOfContentsProps) {
  return (
    <nav aria-label={heading} {...parts.contents.mark()} {...rest} className={clsx(styles.root, className)}>
      <h2 className={styles.heading}>{heading}</h2>
      <TableOfContentsList entries={entries} />
    </nav>
  );
}

export type CollapsedTableOfContentsProps = TableOfContentsContent &
  Omit<ComponentProps<'details'>, 'children'>;

/** The same list as a disclosure, for widths without a column for it. Renders a `<details>`; opens without a script. */
export function CollapsedTableOfContents({
  entries,
  heading = 'On this page',
  className,
  ...rest
}: CollapsedTableOfContentsProps) {
  return (
    <details {...parts.contents.mark()} {...rest} className={clsx(styles.fold, className)}>
      <summary className={styles.foldSummary}>
        {heading}
        <Icon name="chevron" size={14} className={styles.foldChevron} />
      </summary>
      <TableOfContentsList entries={entries} />
    </details>
  );
}

function TableOfContentsList({ entries }: Pick<TableOfContentsContent, 'entries'>) {
  return (
    <ul role="list" className={styles.list}>
      {entries.map(({ id, text, depth }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`} data-depth={depth}>
            <CodeText>{text}</CodeText>
          </a>
        </li>
      ))}
    </ul>
  );
}
