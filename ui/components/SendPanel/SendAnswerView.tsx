import { Badge } from '../Badge/Badge';
import { Fold } from '../Fold/Fold';
import { formatBytes, formatTime } from './formatMeasures';
import { JsonBlock } from './JsonBlock';
import * as styles from './SendPanel.css';
import type { SendAnswer } from './sendTypes';

/** An answer: status, time, size, messages, headers and trailers. */
export function SendAnswerView({ subject, answer }: { subject: string; answer: SendAnswer }) {
  const { status, headers, trailers = [], messages, total, streaming, bytes, milliseconds } = answer;
  const first = total - messages.length + 1;
  return (
    <div className={styles.answer}>
      <p className={styles.facts}>
        <Badge tone={status < 400 ? 'tip' : 'danger'} family="code">
          HTTP {status}
        </Badge>
        {milliseconds !== undefined && <span>{formatTime(milliseconds)}</span>}
        <span>{formatBytes(bytes)}</span>
        {streaming && <span>{total === 1 ? '1 message' : `${total.toLocaleString('en')} messages`}</span>}
      </p>
      {messages.length > 0 && (
        <JsonBlock
          title={streaming ? (first > 1 ? `The last ${messages.length} messages` : 'Messages') : 'Response'}
          copyLabel={`Copy the ${streaming ? 'messages' : 'response'} of ${subject}`}
          messages={messages}
          first={streaming ? first : undefined}
        />
      )}
      <Metadata name="headers" values={headers} />
      <Metadata name="trailers" values={trailers} />
    </div>
  );
}

function Metadata({ name, values }: { name: string; values: [name: string, value: string][] }) {
  if (values.length === 0) return null;
  const count = `${values.length} ${values.length === 1 ? name.slice(0, -1) : name}`;
  return (
    <Fold more={`Show ${count}`} fewer={`Hide ${count}`} subject="of the response">
      <dl className={styles.rows}>
        {values.map(([key, value], index) => (
          <div key={index} className={styles.row}>
            <dt className={styles.rowName}>{key}</dt>
            <dd className={styles.rowCode}>{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
