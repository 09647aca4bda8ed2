import { clsx } from 'clsx';
import { useContext, useEffect, useId, useMemo, useRef, type ComponentProps, type RefObject } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { Button } from '../Button/Button';
import { EngravedStrip } from '../EngravedStrip/EngravedStrip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SendResponseView } from './SendResponseView';
import { SendConfirm, useFocusOnUnmount, type SendConfirmProps } from './SendConfirm';
import { SendFailureView } from './SendFailureView';
import { SendServer, type SendServerProps } from './SendServer';
import * as styles from './SendPanel.css';
import builtIn from './SendPanel.messages.json';
import { SendTextContext } from './SendTextContext';
import type { SendResponse, SendFailure, SendStatus } from './sendTypes';

export interface SendPanelProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    Pick<SendConfirmProps, 'method' | 'danger' | 'onConfirm' | 'onCancel'>,
    SendServerProps,
    Messages<typeof builtIn> {
  /** @default 'idle' */
  status?: SendStatus;
  /** Whether the request can't be sent in its current state. @default false */
  blocked?: boolean;
  /** Reasons to confirm, each a sentence. @default none */
  reasons?: string[];
  /** The response so far. */
  response?: SendResponse;
  /** Why the request failed. */
  failure?: SendFailure;
  /** Called to send the request. */
  onSend: () => void;
  /** Called to stop the request. */
  onStop: () => void;
}

/** Sends a request to the reader's own server and shows the response. Renders a `<section>`. */
export function SendPanel({
  method,
  baseUrl,
  onBaseUrlChange,
  suggestions,
  initialKey,
  onKeyChange,
  status = 'idle',
  blocked = false,
  reasons = [],
  danger,
  response,
  failure,
  onSend,
  onConfirm,
  onCancel,
  onStop,
  messages,
  className,
  ...rest
}: SendPanelProps) {
  const text = useMemo(() => ({ ...builtIn, ...messages }), [messages]);
  const sendButton = useRef<HTMLButtonElement>(null);
  const result = useScrollIntoView(status);
  const isRunning = status === 'sending' || status === 'streaming';
  const isDisabled = blocked || status === 'confirming' || isRunning;
  const statusId = useId();
  const explanation = failure && <SendFailureView {...failure} label={text[failure.outcome ?? 'error']} />;
  const outcome = failure?.title.replaceAll('`', '') ?? text.done;
  const note = isRunning ? text[status] : status === 'done' && outcome;
  return (
    <SendTextContext value={text}>
      <section aria-label={fill(text.label, { method })} {...rest} className={clsx(styles.root, className)}>
        <div className={styles.foot}>
          <SendServer
            {...{ baseUrl, onBaseUrlChange, suggestions, initialKey, onKeyChange }}
            isSent={status !== 'idle'}
            problemId={failure?.baseUrl === baseUrl ? statusId : undefined}
          />
          <div className={styles.actions}>
            <Button
              ref={sendButton}
              icon="arrow"
              aria-disabled={isDisabled}
              aria-busy={isRunning}
              onClick={() => isDisabled || onSend()}
            >
              {text.send}
            </Button>
            {isRunning && <StopButton onStop={onStop} next={sendButton} />}
          </div>
        </div>
        {status === 'confirming' && (
          <SendConfirm {...{ method, reasons, danger, onConfirm, onCancel }} next={sendButton} />
        )}
        <div ref={result} className={styles.result}>
          <div id={statusId} role="status">
            {isRunning ? <p className={styles.status}>{note}</p> : <VisuallyHidden>{note}</VisuallyHidden>}
          </div>
          {isRunning && <EngravedStrip state="loading" />}
          {response ? (
            <SendResponseView method={method} response={response}>
              {explanation}
            </SendResponseView>
          ) : (
            explanation
          )}
        </div>
      </section>
    </SendTextContext>
  );
}

/** Scrolls to the result when a request starts and ends, since it may be below the window. */
function useScrollIntoView(status: SendStatus): RefObject<HTMLDivElement | null> {
  const result = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (status === 'sending' || status === 'done') result.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return result;
}

function StopButton({ onStop, next }: { onStop: () => void; next: RefObject<HTMLElement | null> }) {
  const { stop } = useContext(SendTextContext);
  const button = useFocusOnUnmount<HTMLButtonElement>(next);
  return (
    <Button ref={button} emphasis="secondary" icon="close" onClick={onStop}>
      {stop}
    </Button>
  );
}
