import { clsx } from 'clsx';
import { useContext, useId, useLayoutEffect, useRef, type RefObject } from 'react';

import { fill } from '../../behaviors/messages';
import { useEscape } from '../../behaviors/useEscape';
import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { CodeText } from '../CodeText/CodeText';
import * as styles from './SendPanel.css';
import { SendTextContext } from './SendTextContext';

export interface SendConfirmProps {
  /** Name of the method: `CreateJob`. */
  method: string;
  /** Why the reader should think twice, each a sentence. */
  reasons: string[];
  /** What it deletes or stops: the action in words, and the fields of the request. @default nothing */
  danger?: { action: string; fields: [name: string, value: string][] };
  onConfirm: () => void;
  onCancel: () => void;
  /** Gets the focus when the confirmation closes. */
  next: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before sending. Takes the focus, to be read; Escape cancels, wherever the focus is. */
export function SendConfirm({ method, reasons, danger, onConfirm, onCancel, next }: SendConfirmProps) {
  const id = useId();
  const text = useContext(SendTextContext);
  const question = danger ? fill(text.danger, danger) : fill(text.question, { method });
  const root = useFocusOnUnmount<HTMLDivElement>(next);
  useLayoutEffect(() => root.current?.focus(), [root]);
  useEscape(onCancel);
  return (
    <div
      ref={root}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-reasons`}
      className={clsx(styles.confirm, danger && styles.danger)}
    >
      <p id={`${id}-question`} className={styles.question}>
        <CodeText>{question}</CodeText>
      </p>
      <div id={`${id}-reasons`} className={styles.reasons}>
        {danger?.fields.map(([name, value]) => (
          <p key={name}>
            <code>
              {name}: {value}
            </code>
          </p>
        ))}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <ButtonRow>
        <Button emphasis={danger ? 'danger' : 'primary'} onClick={onConfirm}>
          {danger?.action ?? fill(text.confirm, { method })}
        </Button>
        <Button emphasis="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Moves the focus to `next` when the element with the returned `ref` unmounts. */
export function useFocusOnUnmount<Type extends HTMLElement>(
  next: RefObject<HTMLElement | null>,
): RefObject<Type | null> {
  const element = useRef<Type>(null);
  useLayoutEffect(() => {
    const { current } = element;
    const moveOn = () => next.current?.focus();
    return () => {
      if (current?.contains(document.activeElement)) moveOn();
    };
  }, [next]);
  return element;
}
