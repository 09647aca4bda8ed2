import type { ReactNode } from 'react';

import { parts } from '../../behaviors/showError';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { EngravedStrip } from '../EngravedStrip/EngravedStrip';
import * as styles from './LoadError.css';

interface ErrorTextProps {
  title: string;
  /** What happened, and what helps. */
  text: string;
  /** The message of the error, as text. Hidden while there is none. */
  detail?: string;
  /** Buttons: the ways out. */
  children: ReactNode;
}

/** The content of a page that failed, under its `<h1>`. */
export function ErrorText({ title, text, detail, children }: ErrorTextProps) {
  return (
    <>
      <EngravedStrip picture="stopped" size="large" className={styles.art} />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <p {...parts.detail.mark()} className={styles.detail} hidden={!detail}>
        {detail}
      </p>
      <ButtonRow>{children}</ButtonRow>
    </>
  );
}
