import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { parts } from '../../behaviors/showError';
import { Button } from '../Button/Button';
import { ErrorText } from './ErrorText';
import * as styles from './LoadError.css';
import builtIn from './LoadError.messages.json';

export interface LoadErrorProps
  extends Omit<ComponentProps<'section'>, 'children'>, Messages<typeof builtIn> {
  /** The message of the error, as text. @default none, until `showError` fills it in */
  detail?: string;
}

/** Replaces the text of a page that failed to load. `showError` clones it from the template `load-error`. */
export function LoadError({ detail, messages, className, ...rest }: LoadErrorProps) {
  const text = { ...builtIn, ...messages };
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <ErrorText text={text} detail={detail}>
        <Button {...parts.stay.mark()} emphasis="secondary">
          {text.stay}
        </Button>
      </ErrorText>
    </section>
  );
}
