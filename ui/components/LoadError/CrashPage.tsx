import type { Messages } from '../../behaviors/messages';
import { parts } from '../../behaviors/showError';
import { Button } from '../Button/Button';
import { ErrorText } from './ErrorText';
import * as styles from './LoadError.css';
import builtIn from './CrashPage.messages.json';

export interface CrashPageProps extends Messages<typeof builtIn> {
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
export function CrashPage({ homeHref = '/', trace, messages }: CrashPageProps) {
  const { title, text, retry, home } = { ...builtIn, ...messages };
  return (
    <main className={styles.root}>
      <ErrorText title={title} text={text} detail={trace}>
        <Button {...parts.retry.mark()} icon="retry">
          {retry}
        </Button>
        <Button href={homeHref} emphasis="secondary">
          {home}
        </Button>
      </ErrorText>
    </main>
  );
}
