import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { EngravedStrip } from '../EngravedStrip/EngravedStrip';
import * as styles from './LoadError.css';

export interface LoadErrorProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the browser said. Shown as text. @default none */
  detail?: string;
  /** Called when the reader wants the page to be fetched again. */
  onRetry?: () => void;
  /** Called when the reader would rather stay where they are. Leave it out and there is no button. */
  onStay?: () => void;
}

/** Stands where a page that did not arrive would be. Renders a `<section>` with the page's `<h1>`. */
export function LoadError({ detail, onRetry, onStay, className, ...rest }: LoadErrorProps) {
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <EngravedStrip picture="stopped" size="large" className={styles.art} />
      <h1 className={styles.title} tabIndex={-1}>
        The page did not arrive
      </h1>
      <p className={styles.text}>
        Part of it was lost on the way: the network dropped, or the docs were updated while you read.
      </p>
      {detail && <p className={styles.detail}>{detail}</p>}
      <ButtonRow>
        <Button icon="retry" onClick={onRetry}>
          Retry
        </Button>
        {onStay && (
          <Button emphasis="secondary" onClick={onStay}>
            Stay on this page
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}
