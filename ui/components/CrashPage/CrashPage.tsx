import * as styles from './CrashPage.css';

export interface CrashPageProps {
  /** Called when the reader wants the page to be drawn again. */
  onRetry?: () => void;
  /** Where the second way out leads. @default '/' */
  homeHref?: string;
  /** What went wrong, in a line or two, for a report. Shown as text. @default none */
  trace?: string;
}

/**
 * Stands in for a whole page that crashed: the print slipped. Renders `<main>`, the only landmark left.
 *
 * Uses no other component, hook or context: whatever broke, this has to work.
 */
export function CrashPage({ onRetry, homeHref = '/', trace }: CrashPageProps) {
  return (
    <main className={styles.root}>
      <div className={styles.sheet}>
        <div className={styles.art} aria-hidden="true" />
        <h1 className={styles.title} tabIndex={-1}>
          This page crashed.
        </h1>
        <p className={styles.text}>
          Trying again often helps. If it crashes once more, tell us which page you opened.
        </p>
        {trace && <p className={styles.trace}>{trace}</p>}
        <div className={styles.ways}>
          <button type="button" className={styles.retry} onClick={onRetry}>
            Try again
          </button>
          <a className={styles.home} href={homeHref}>
            Go to the docs home
          </a>
        </div>
      </div>
    </main>
  );
}
