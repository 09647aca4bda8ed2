import { clsx } from 'clsx';
import { useRef, type ComponentProps, type RefObject } from 'react';

import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { EngravedStrip } from '../EngravedStrip/EngravedStrip';
import { LabeledField } from '../LabeledField/LabeledField';
import { KeyField } from './KeyField';
import { SendAnswerView } from './SendAnswerView';
import { SendConfirm } from './SendConfirm';
import { SendFailureView } from './SendFailureView';
import * as styles from './SendPanel.css';
import type { SendAnswer, SendFailure, SendStatus } from './sendTypes';
import { useFocusAfter } from './useFocusAfter';

export interface SendPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onKeyDown'> {
  /** Name of the method: `CreateJob`. */
  subject: string;
  /** Where it goes: the whole address, as far as it is known. */
  address: string;
  /** What the request does. @default 'idle' */
  status?: SendStatus;
  /** Why the reader is asked once more, each a sentence. Shown while confirming. @default none */
  reasons?: string[];
  /** What is wrong with the request, as a sentence. It can be sent all the same. @default nothing */
  problem?: string;
  /** What came back so far. */
  answer?: SendAnswer;
  /** Why there is no answer, or none that counts. */
  failure?: SendFailure;
  /** The key that the reader has typed before. Never part of the markup. @default none */
  initialKey?: string;
  onKeyChange: (key: string) => void;
  /** Called when the reader wants the request to be sent. */
  onSend: () => void;
  /** Called when the reader says yes to the question. */
  onConfirm: () => void;
  /** Called when the reader says no to it. */
  onCancel: () => void;
  /** Called when the reader has waited or seen enough. */
  onStop: () => void;
}

const words: Record<SendStatus, string> = {
  idle: '',
  confirming: '',
  sending: 'Waiting for the answer…',
  streaming: 'Messages are coming in…',
  done: 'The answer is complete.',
};

/**
 * Sends a request to the reader's own server and shows what comes back. Renders a `<section>`; what happens is announced, and
 * everything from outside is shown as text.
 *
 * Knows no network: the site sends.
 */
export function SendPanel({
  subject,
  address,
  status = 'idle',
  reasons = [],
  problem,
  answer,
  failure,
  initialKey = '',
  onKeyChange,
  onSend,
  onConfirm,
  onCancel,
  onStop,
  className,
  ...rest
}: SendPanelProps) {
  const send = useRef<HTMLButtonElement>(null);
  const isUnderway = status === 'sending' || status === 'streaming';
  const said = status === 'done' && failure ? failure.title : words[status];
  return (
    <section aria-label={`Send ${subject}`} {...rest} className={clsx(styles.root, className)}>
      <p className={styles.target}>
        <span className={styles.verb}>POST</span> <code className={styles.address}>{address}</code>
      </p>
      <LabeledField
        label="API key"
        note="Stays in this tab's memory until you reload, and goes to the address above alone."
      >
        {(control) => <KeyField control={control} initialKey={initialKey} onKeyChange={onKeyChange} />}
      </LabeledField>
      {problem !== undefined && status !== 'confirming' && <p className={styles.problem}>{problem}</p>}
      <ButtonRow className={styles.actions}>
        <Button
          ref={send}
          icon="arrow"
          className={styles.send}
          aria-disabled={status === 'confirming' || isUnderway}
          aria-busy={isUnderway}
          onClick={() => status === 'confirming' || isUnderway || onSend()}
        >
          Send request
        </Button>
        {isUnderway && <StopButton onStop={onStop} next={send} />}
      </ButtonRow>
      {status === 'confirming' && (
        <SendConfirm
          subject={subject}
          reasons={reasons}
          onConfirm={onConfirm}
          onCancel={onCancel}
          next={send}
        />
      )}
      <p role="status" className={styles.status}>
        {said}
      </p>
      {isUnderway && <EngravedStrip picture="arriving" />}
      {answer && <SendAnswerView subject={subject} answer={answer} />}
      {failure && <SendFailureView {...failure} />}
    </section>
  );
}

/** Ends what is underway. */
function StopButton({ onStop, next }: { onStop: () => void; next: RefObject<HTMLElement | null> }) {
  const button = useFocusAfter<HTMLButtonElement>(next);
  return (
    <Button ref={button} emphasis="secondary" icon="close" onClick={onStop}>
      Stop
    </Button>
  );
}
