import { parts } from '../../behaviors/showError';
import * as styles from './CrashPage.css';

export interface CrashPageProps {
  /** Where the second way out leads. @default '/' */
  homeHref?: string;
  /** What went wrong, in a line or two, for a report. Shown as text. @default none, until `showError` fills it in */
  trace?: string;
}

/**
 * Stands in for a whole page that crashed: the print slipped. Renders `<main>`, the only landmark left.
 *
 * Waits in the page's template `crash-page` for `showError`. Uses no other component, hook or context: whatever broke, this has
 * to work.
 */
export function CrashPage({ homeHref = '/', trace }: CrashPageProps) {
  return (
    <main className={styles.root}>
      <div className={styles.art} aria-hidden="true" />
      <h1 className={styles.title} tabIndex={-1}>
        This page crashed.
      </h1>
      <p className={styles.text}>
        Trying again often helps. If it crashes once more, tell us which page you opened.
      </p>
      <p {...parts.detail.mark()} className={styles.trace} hidden={!trace}>
        {trace}
      </p>
      <div className={styles.ways}>
        <button type="button" {...parts.retry.mark()} className={styles.retry}>
          Try again
        </button>
        <a className={styles.home} href={homeHref}>
          Go to the docs home
        </a>
      </div>
    </main>
  );
}
