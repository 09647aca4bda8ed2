import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { ChangelogEntryProps } from '../ChangelogEntry/ChangelogEntry';
import { CodeText } from '../CodeText/CodeText';
import { Rosette } from '../Rosette/Rosette';
import * as styles from './ArchiveList.css';

interface ArchiveYear {
  /** Such as "2025". */
  year: string;
  /** How many entries, in words: "24 entries". @default none */
  count?: string;
  /** The words of their dates need no year. */
  entries: Pick<ChangelogEntryProps, 'title' | 'href' | 'date' | 'rosette'>[];
}

export interface ArchiveListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The years, newest first. */
  years: ArchiveYear[];
}

/** Every entry on one sheet, by year, each with the sign of its release. Renders a `<div>` of sections; a year's heading has the anchor `year-2025`. */
export function ArchiveList({ years, className, ...rest }: ArchiveListProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {years.map(({ year, count, entries }) => (
        <section key={year} className={styles.year}>
          <h2 id={`year-${year}`} className={styles.heading}>
            {year}
            {count && <span className={styles.count}> {count}</span>}
          </h2>
          <ul role="list" aria-labelledby={`year-${year}`} className={styles.entries}>
            {entries.map(({ title, href, date, rosette }) => (
              <li key={href} className={styles.entry}>
                {rosette && <Rosette {...rosette} className={styles.rosette} />}
                <time className={styles.date} dateTime={date.iso}>
                  {date.text}
                </time>
                <a className={styles.link} href={href}>
                  <CodeText>{title}</CodeText>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
