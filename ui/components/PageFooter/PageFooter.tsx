import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import { CodeText } from '../CodeText/CodeText';
import * as styles from './PageFooter.css';
import builtIn from './PageFooter.messages.json';

export interface PageFooterLink {
  /** Backticks mark a name in code. */
  label: string;
  href: string;
}

export interface PageFooterProps
  extends Omit<ComponentProps<'footer'>, 'children'>, Messages<typeof builtIn> {
  /** Asks readers about the page; comes first. */
  feedback?: ReactNode;
  /** The page before this one in reading order. */
  previous?: PageFooterLink;
  /** The page after this one in reading order. */
  next?: PageFooterLink;
  /** Address where the source of the page can be edited. */
  editHref?: string;
  /** Day of the last change: ISO 8601 for machines, words for people. */
  updated?: { iso: string; text: string };
}

/** The end of an article: feedback, neighbors, last change, source. Renders a `<footer>`. */
export function PageFooter({
  feedback,
  previous,
  next,
  editHref,
  updated,
  messages,
  className,
  ...rest
}: PageFooterProps) {
  const text = { ...builtIn, ...messages };
  return (
    <footer {...rest} className={clsx(styles.root, className)}>
      {feedback && <div className={styles.feedback}>{feedback}</div>}
      {(previous || next) && (
        <nav className={styles.pager} aria-label={text.pager}>
          {previous ? <PagerLink rel="prev" direction={text.previous} {...previous} /> : <span />}
          {next && <PagerLink rel="next" direction={text.next} {...next} />}
        </nav>
      )}
      {(updated || editHref) && (
        <p className={styles.source}>
          {updated ? (
            <span>
              {text.updated} <time dateTime={updated.iso}>{updated.text}</time>
            </span>
          ) : (
            <span />
          )}
          {editHref && (
            <a className={styles.edit} href={editHref}>
              {text.edit}
            </a>
          )}
        </p>
      )}
    </footer>
  );
}

function PagerLink({ rel, direction, label, href }: PageFooterLink & { rel: string; direction: string }) {
  return (
    <a className={styles.link} href={href} rel={rel}>
      <span className={styles.direction}>{direction}</span>
      <span className={styles.label}>
        <CodeText className={styles.name}>{label}</CodeText>
      </span>
    </a>
  );
}
