import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { CodeText } from '../CodeText/CodeText';
import * as styles from './PageFooter.css';

export interface PageFooterLink {
  /** Backticks mark a name in code. */
  label: string;
  href: string;
}

export interface PageFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
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

/**
 * The end of an article: what asks about the page, the neighbours in reading order, the day of the last change, the way to
 * the source. Renders a `<footer>`.
 */
export function PageFooter({
  feedback,
  previous,
  next,
  editHref,
  updated,
  className,
  ...rest
}: PageFooterProps) {
  return (
    <footer {...rest} className={clsx(styles.root, className)}>
      {feedback && <div className={styles.feedback}>{feedback}</div>}
      {(previous || next) && (
        <nav className={styles.pager} aria-label="Previous and next page">
          {previous ? <PagerLink direction="Previous" {...previous} /> : <span />}
          {next && <PagerLink direction="Next" {...next} />}
        </nav>
      )}
      {(updated || editHref) && (
        <p className={styles.source}>
          {updated ? (
            <span>
              Last updated on <time dateTime={updated.iso}>{updated.text}</time>
            </span>
          ) : (
            <span />
          )}
          {editHref && (
            <a className={styles.edit} href={editHref}>
              Edit this page
            </a>
          )}
        </p>
      )}
    </footer>
  );
}

function PagerLink({ direction, label, href }: PageFooterLink & { direction: 'Previous' | 'Next' }) {
  return (
    <a
      className={styles.link}
      href={href}
      rel={direction === 'Next' ? 'next' : 'prev'}
      data-direction={direction}
    >
      <span className={styles.direction}>{direction}</span>
      <span className={styles.label}>
        <CodeText className={styles.name}>{label}</CodeText>
      </span>
    </a>
  );
}
