import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { ChangelogEntryProps } from '../ChangelogEntry/ChangelogEntry';
import { fill, type Messages } from '../../behaviors/messages';
import { Button } from '../Button/Button';
import { CodeText } from '../CodeText/CodeText';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Rosette } from '../Rosette/Rosette';
import * as styles from './ArchiveList.css';
import builtIn from './ArchiveList.messages.json';

interface ArchiveGroup {
  /** Anchor of its heading. */
  id: string;
  /** A year or an author. */
  heading: string;
  /** Page of the group. @default none */
  href?: string;
  /** Number of entries, in words: "24 entries". @default none */
  count?: string;
  /** Address of a poster of the group, to save. @default no link */
  poster?: string;
  /** A single entry has the whole width, and space for a sentence. */
  entries: (Pick<ChangelogEntryProps, 'title' | 'href' | 'date' | 'rosette'> & { summary?: string })[];
}

export interface ArchiveListProps extends Omit<ComponentProps<'div'>, 'children'>, Messages<typeof builtIn> {
  groups: ArchiveGroup[];
}

/** Entries in groups, each with the rosette of its release. Renders a `<div>` of sections. */
export function ArchiveList({ groups, messages, className, ...rest }: ArchiveListProps) {
  const text = { ...builtIn, ...messages };
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {groups.map(({ id, heading, href: page, count, poster, entries }) => (
        <section key={id} className={clsx(styles.group, entries.length === 1 && styles.single)}>
          <h2 id={id} className={styles.heading}>
            {page ? <Link href={page}>{heading}</Link> : heading}
            {count && <span className={styles.count}> {count}</span>}
          </h2>
          {poster && (
            <Button href={poster} download emphasis="secondary" className={styles.save}>
              {text.save}
              <VisuallyHidden> {fill(text.saveSubject, { group: heading })}</VisuallyHidden>
            </Button>
          )}
          <ul role="list" aria-labelledby={id} className={styles.entries}>
            {entries.map(({ title, href, date, rosette, summary }) => (
              <li key={href} className={styles.entry}>
                {rosette && <Rosette {...rosette} className={styles.rosette} />}
                <time className={styles.date} dateTime={date.iso}>
                  {date.text}
                </time>
                <a className={styles.link} href={href}>
                  <CodeText>{title}</CodeText>
                </a>
                {summary && <p className={styles.summary}>{summary}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
