import type { ReactNode } from 'react';

import { Badge } from '../Badge/Badge';
import { TextButton } from '../Button/TextButton';
import { Disclosure } from '../Disclosure/Disclosure';
import { plural } from '../RequestForm/plural';
import { formatBytes, formatTime } from './formatMeasures';
import { JsonBlock } from './JsonBlock';
import { Rows } from './SendFailureView';
import * as styles from './SendPanel.css';
import type { SendAnswer } from './sendTypes';

interface SendAnswerViewProps {
  subject: string;
  answer: SendAnswer;
  /** What went wrong, above headers and trailers. */
  children?: ReactNode;
}

/** An answer: status, time, size, messages, headers and trailers. */
export function SendAnswerView({ subject, answer, children }: SendAnswerViewProps) {
  const { status, headers, trailers = [], messages, whole, total, streaming, bytes, milliseconds } = answer;
  const first = total - messages.length + 1;
  const streamTitle = first > 1 ? `The last ${messages.length} messages` : 'Messages';
  return (
    <div className={styles.answer}>
      <p className={styles.facts}>
        <Badge tone={status < 400 ? 'tip' : 'danger'} family="code">
          HTTP {status}
        </Badge>
        {milliseconds !== undefined && <span>{formatTime(milliseconds)}</span>}
        <span>{formatBytes(bytes)}</span>
        {streaming && <span>{plural(total, 'message')}</span>}
      </p>
      {messages.length > 0 && (
        <JsonBlock
          title={streaming ? streamTitle : 'Response'}
          subject={`the ${streaming ? 'messages' : 'response'} of ${subject}`}
          messages={messages}
          action={
            <TextButton tone="quiet" onClick={() => download(whole ?? messages.join('\n'), subject)}>
              Download
            </TextButton>
          }
          first={streaming ? first : undefined}
        />
      )}
      {children}
      <Metadata name="header" values={headers} />
      <Metadata name="trailer" values={trailers} />
    </div>
  );
}

function download(content: Blob | string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function Metadata({ name, values }: { name: string; values: [name: string, value: string][] }) {
  if (values.length === 0) return null;
  const count = plural(values.length, name);
  return (
    <Disclosure more={`Show ${count}`} fewer={`Hide ${count}`} subject="of the response">
      <Rows rows={values} className={styles.rowCode} />
    </Disclosure>
  );
}
