import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { parts } from '../../behaviors/showError';
import { Button } from '../Button/Button';
import { ErrorText } from './ErrorText';
import * as styles from './LoadError.css';

export interface LoadErrorProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The message of the error, as text. @default none, until `showError` fills it in */
  detail?: string;
}

/** Replaces the text of a page that failed to load. `showError` clones it from the template `load-error`. */
export function LoadError({ detail, className, ...rest }: LoadErrorProps) {
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <ErrorText
        title="The page failed to load"
        text="The network dropped, or the docs were updated while you were reading."
        detail={detail}
      >
        <Button {...parts.retry.mark()} icon="retry">
          Retry
        </Button>
        <Button {...parts.stay.mark()} emphasis="secondary">
          Stay on this page
        </Button>
      </ErrorText>
    </section>
  );
}
