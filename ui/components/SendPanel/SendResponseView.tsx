import { useContext, type ReactNode } from 'react';

import { fill, plural } from '../../behaviors/messages';
import { Badge } from '../Badge/Badge';
import { TextButton } from '../Button/TextButton';
import { Disclosure } from '../Disclosure/Disclosure';
import { formatBytes, formatTime } from './formatMeasures';
import { JsonBlock } from './JsonBlock';
import { NameValueList } from './SendFailureView';
import * as styles from './SendPanel.css';
import { SendTextContext } from './SendTextContext';
import type { SendResponse } from './sendTypes';

interface SendResponseViewProps {
  method: string;
  response: SendResponse;
  /** The error, above headers and trailers. */
  children?: ReactNode;
}

/** A response: status, time, size, messages, headers and trailers. */
export function SendResponseView({ method, response, children }: SendResponseViewProps) {
  const { status, headers, trailers = [], messages, body, total, streaming, bytes, milliseconds } = response;
  const text = useContext(SendTextContext);
  const first = total - messages.length + 1;
  const streamTitle = first > 1 ? fill(text.streamEnd, { count: messages.length }) : text.stream;
  return (
    <div className={styles.response}>
      <p className={styles.facts}>
        <Badge tone={status < 400 ? 'tip' : 'danger'} family="code">
          {fill(text.status, { status })}
        </Badge>
        {milliseconds !== undefined && <span>{formatTime(milliseconds)}</span>}
        <span>{formatBytes(bytes)}</span>
        {streaming && <span>{plural(total, text.message, text.messages)}</span>}
      </p>
      {messages.length > 0 && (
        <JsonBlock
          title={streaming ? streamTitle : text.response}
          subject={fill(streaming ? text.streamOf : text.responseOf, { method })}
          texts={messages}
          action={
            <TextButton emphasis="quiet" onClick={() => download(body ?? messages.join('\n'), method)}>
              {text.download}
            </TextButton>
          }
          first={streaming ? first : undefined}
        />
      )}
      {children}
      <Metadata count={plural(headers.length, text.header, text.headers)} rows={headers} />
      <Metadata count={plural(trailers.length, text.trailer, text.trailers)} rows={trailers} />
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

function Metadata({ count, rows }: { count: string; rows: [name: string, value: string][] }) {
  const text = useContext(SendTextContext);
  if (rows.length === 0) return null;
  return (
    <Disclosure
      more={fill(text.show, { count })}
      fewer={fill(text.hide, { count })}
      subject={text.metadataSubject}
    >
      <NameValueList rows={rows} className={styles.rowCode} />
    </Disclosure>
  );
}
