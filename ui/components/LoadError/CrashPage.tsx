import type { Messages } from '../../behaviors/messages';
import { Button } from '../Button/Button';
import { ErrorText } from './LoadError';
import * as styles from './LoadError.css';
import builtIn from './CrashPage.messages.json';

export interface CrashPageProps extends Messages<typeof builtIn> {
  /** Target of the second button. @default '/' */
  homeHref?: string;
  /** The message of the error, for a report. Shown as text. @default none, until `showPageError` fills it in */
  detail?: string;
}

/** Replaces a page that crashed: `showPageError` clones it from the template `crash-page`. Renders `<main>`. */
export function CrashPage({ homeHref = '/', detail, messages }: CrashPageProps) {
  const text = { ...builtIn, ...messages };
  return (
    <main className={styles.root}>
      <ErrorText text={text} detail={detail}>
        <Button href={homeHref} emphasis="secondary">
          {text.home}
        </Button>
      </ErrorText>
    </main>
  );
}
