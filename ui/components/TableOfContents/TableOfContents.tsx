import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
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
  /** Anchor of the section being read. */
  current?: string;
  /** @default 'On this page' */
  heading?: string;
}

export type TableOfContentsProps = TableOfContentsContent & Omit<ComponentProps<'nav'>, 'children'>;

/** The headings of the page, with the section being read marked. Renders a `<nav>` landmark named by its heading. */
export function TableOfContents({
  entries,
  current,
  heading = 'On this page',
  className,
  ...rest
}: TableOfContentsProps) {
  return (
    <nav aria-label={heading} {...rest} className={clsx(styles.root, className)}>
      <h2 className={styles.heading}>{heading}</h2>
      <TableOfContentsList entries={entries} current={current} />
    </nav>
  );
}

export type FoldedTableOfContentsProps = TableOfContentsContent & Omit<ComponentProps<'details'>, 'children'>;

/** The same list as a disclosure, for widths at which it has no column. Renders a `<details>`; opens without a script. */
export function FoldedTableOfContents({
  entries,
  current,
  heading = 'On this page',
  className,
  ...rest
}: FoldedTableOfContentsProps) {
  return (
    <details {...rest} className={clsx(styles.fold, className)}>
      <summary className={styles.foldSummary}>
        {heading}
        <Icon name="chevron" size={14} className={styles.foldChevron} />
      </summary>
      <TableOfContentsList entries={entries} current={current} />
    </details>
  );
}

function TableOfContentsList({ entries, current }: Pick<TableOfContentsContent, 'entries' | 'current'>) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            className={styles.entry}
            href={`#${id}`}
            data-depth={depth}
            aria-current={id === current ? 'location' : undefined}
          >
            <CodeText>{text}</CodeText>
          </a>
        </li>
      ))}
    </ul>
  );
}
