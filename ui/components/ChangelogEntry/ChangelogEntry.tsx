import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

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
  /** A fact below the date, such as the release: "v0.5.41". @default none */
  detail?: string;
  /** Facts that the rosette shows. @default no rosette */
  rosette?: RosetteFacts;
  /** The latest entry is larger. @default 'listed' */
  position?: styles.Variants['position'];
  /** The excerpt. */
  children?: ComponentProps<'article'>['children'];
}

/** An entry in a list, with a link to its page. Renders an `<article>`; the first has the stronger rule. */
export function ChangelogEntry({
  title,
  href,
  date,
  detail,
  rosette,
  position = 'listed',
  className,
  children,
  ...rest
}: ChangelogEntryProps) {
  return (
    <article {...rest} className={clsx(styles.root, className)}>
      <div className={styles.when}>
        <time className={styles.date} dateTime={date.iso}>
          {date.text}
        </time>
        {detail && <span>{detail}</span>}
      </div>
      {rosette && <Rosette {...rosette} size={position === 'latest' ? 144 : 96} className={styles.rosette} />}
      <div className={styles.text}>
        <h2 className={styles.title({ position })}>
          <a className={styles.link} href={href}>
            <CodeText>{title}</CodeText>
            <Icon name="arrow" size={16} className={styles.arrow} />
          </a>
        </h2>
        {children && <div className={styles.excerpt}>{children}</div>}
      </div>
    </article>
  );
}
