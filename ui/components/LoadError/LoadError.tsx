import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { parts } from '../../behaviors/showError';
import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { EngravedStrip } from '../EngravedStrip/EngravedStrip';
import * as styles from './LoadError.css';

export interface LoadErrorProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the browser said. Shown as text. @default none, until `showError` fills it in */
  detail?: string;
}

/**
 * Stands where a page that did not arrive would be. Renders a `<section>` with the page's `<h1>`.
 *
 * Waits in the page's template `load-error` for `showError`.
 */
export function LoadError({ detail, className, ...rest }: LoadErrorProps) {
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <EngravedStrip picture="stopped" size="large" className={styles.art} />
      <h1 className={styles.title} tabIndex={-1}>
        The page did not arrive
      </h1>
      <p className={styles.text}>
        Part of it was lost on the way: the network dropped, or the docs were updated while you read.
      </p>
      <p {...parts.detail.mark()} className={styles.detail} hidden={!detail}>
        {detail}
      </p>
      <ButtonRow>
        <Button {...parts.retry.mark()} icon="retry">
          Retry
        </Button>
        <Button {...parts.stay.mark()} emphasis="secondary">
          Stay on this page
        </Button>
      </ButtonRow>
    </section>
  );
}
