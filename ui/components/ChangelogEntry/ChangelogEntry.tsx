import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
import { Rosette } from '../Rosette/Rosette';
import type { RosetteFacts } from '../Rosette/engrave';
import * as styles from './ChangelogEntry.css';

/** A day: ISO 8601 for machines, words for people. */
export interface Day {
  iso: string;
  text: string;
}

export interface ChangelogEntryProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Backticks mark a name in code. */
  title: string;
  /** Page of the entry. */
  href: string;
  /** The day of publication. */
  date: Day;
  /** How much changed, in words: "10 changes". @default none */
  changes?: string;
  /** What the sign of the release is engraved from. @default none is shown */
  rosette?: RosetteFacts;
  /** Whether it is the latest of all: it is larger, and other things may stand between it and the list. @default 'listed' */
  place?: 'latest' | 'listed';
  /** Rank of the title. @default 2 */
  level?: 2 | 3;
  /** `<Badge>`s about the entry itself, such as "Draft". @default none */
  badges?: ReactNode;
  /** The excerpt. */
  children?: ComponentProps<'article'>['children'];
}

/** An entry in a list of entries: its title leads to its page. Renders an `<article>`; the first of a list has the stronger rule. */
export function ChangelogEntry({
  title,
  href,
  date,
  changes,
  rosette,
  place = 'listed',
  level = 2,
  badges,
  className,
  children,
  ...rest
}: ChangelogEntryProps) {
  const Title = `h${level}` as const;
  return (
    <article {...rest} data-place={place} className={clsx(styles.root, className)}>
      <div className={styles.when}>
        <time className={styles.date} dateTime={date.iso}>
          {date.text}
        </time>
        {changes && <span>{changes}</span>}
      </div>
      {rosette && <Rosette {...rosette} size={place === 'latest' ? 144 : 96} className={styles.rosette} />}
      <div className={styles.text}>
        <Title className={styles.title}>
          <a className={styles.link} href={href}>
            <CodeText>{title}</CodeText>
            <Icon name="arrow" size={16} className={styles.arrow} />
          </a>
        </Title>
        {badges && <div className={styles.badges}>{badges}</div>}
        {children && <div className={styles.excerpt}>{children}</div>}
      </div>
    </article>
  );
}
