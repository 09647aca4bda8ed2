import { parts } from '../../behaviors/showError';
import { Button } from '../Button/Button';
import { ErrorText } from './ErrorText';
import * as styles from './LoadError.css';

export interface CrashPageProps {
  /** Where the second button leads. @default '/' */
  homeHref?: string;
  /** The message of the error, for a report. Shown as text. @default none, until `showError` fills it in */
  trace?: string;
}

/**
 * Replaces a whole page that crashed. Renders `<main>`, the only landmark left.
 *
 * `showError` clones it from the page's template `crash-page`, so it works whatever broke in the browser.
 */
export function CrashPage({ homeHref = '/', trace }: CrashPageProps) {
  return (
    <main className={styles.root}>
      <ErrorText
        title="This page crashed."
        text="Try again. If it keeps crashing, tell us which page you opened."
        detail={trace}
      >
        <Button {...parts.retry.mark()} icon="retry">
          Try again
        </Button>
        <Button href={homeHref} emphasis="secondary">
          Go to the docs home
        </Button>
      </ErrorText>
    </main>
  );
}
