import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import { parts } from '../../behaviors/showPageError';
import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { EngravedStrip } from '../EngravedStrip/EngravedStrip';
import * as styles from './LoadError.css';
import builtIn from './LoadError.messages.json';

export interface LoadErrorProps
  extends Omit<ComponentProps<'section'>, 'children'>, Messages<typeof builtIn> {
  /** The message of the error, as text. @default none, until `showPageError` fills it in */
  detail?: string;
}

/** Replaces the text of a page that failed to load. `showPageError` clones it from the template `load-error`. */
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

interface ErrorTextProps {
  /** Title, advice, and the label of the button that tries again. */
  text: Record<'title' | 'advice' | 'retry', string>;
  /** The message of the error, as text. Hidden while empty. */
  detail?: string;
  /** A button: another way out. */
  children: ReactNode;
}

/** The content of a page that failed, under its `<h1>`. */
export function ErrorText({ text, detail, children }: ErrorTextProps) {
  return (
    <>
      <EngravedStrip state="stopped" size="large" className={styles.art} />
      <h1 className={styles.title} tabIndex={-1}>
        {text.title}
      </h1>
      <p className={styles.text}>{text.advice}</p>
      <p {...parts.detail.mark()} className={styles.detail} hidden={!detail}>
        {detail}
      </p>
      <ButtonRow>
        <Button {...parts.retry.mark()} icon="retry">
          {text.retry}
        </Button>
        {children}
      </ButtonRow>
    </>
  );
}
