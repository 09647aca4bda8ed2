import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { Badge, type BadgeProps } from '../Badge/Badge';
import type { Day } from '../ChangelogEntry/ChangelogEntry';
import { CodeText } from '../CodeText/CodeText';
import { Link } from '../Link/Link';
import { Rosette } from '../Rosette/Rosette';
import type { RosetteFacts } from '../Rosette/engrave';
import * as styles from './EntryHeader.css';
import builtIn from './EntryHeader.messages.json';

export interface EntryHeaderProps
  extends Omit<ComponentProps<'header'>, 'title' | 'children'>, Messages<typeof builtIn> {
  /** Backticks mark a name in code. */
  title: string;
  /** The day of publication. */
  date: Day;
  /** Facts next to the date: "3 min read". @default none */
  facts?: string[];
  /** Facts that its rosette shows. @default no rosette */
  rosette?: RosetteFacts;
  /** Which kinds of change the entry has. @default none */
  kinds?: { label: string; tone?: BadgeProps['tone'] }[];
  /** @default none */
  authors?: { name: string; href: string }[];
  /** Topics of the entry. @default none */
  tags?: { label: string; href: string }[];
}

/** The head of an entry's page. Renders a `<header>` with the page's `<h1>`. */
export function EntryHeader({
  title,
  date,
  facts = [],
  rosette,
  kinds = [],
  authors = [],
  tags = [],
  messages,
  className,
  ...rest
}: EntryHeaderProps) {
  const text = { ...builtIn, ...messages };
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      {rosette && <Rosette {...rosette} className={styles.rosette} />}
      <h1 className={styles.title} tabIndex={-1}>
        <CodeText>{title}</CodeText>
      </h1>
      <p className={styles.facts}>
        <time className={styles.date} dateTime={date.iso}>
          {date.text}
        </time>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {kinds.length > 0 && (
        <ul role="list" aria-label={text.kinds} className={styles.kinds}>
          {kinds.map(({ label, tone }) => (
            <li key={label}>
              <Badge tone={tone}>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
      {(authors.length > 0 || tags.length > 0) && (
        <div className={styles.end}>
          {authors.length > 0 && (
            <ul role="list" aria-label={text.authors} className={styles.authors}>
              {authors.map(({ name, href }) => (
                <li key={name} className={styles.author}>
                  <span aria-hidden="true" className={styles.avatar}>
                    <span className={styles.initials}>{initialsOf(name)}</span>
                  </span>
                  <a className={styles.authorLink} href={href}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {tags.length > 0 && (
            <ul role="list" aria-label={text.tags} className={styles.tags}>
              {tags.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className={styles.tag}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </header>
  );
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
