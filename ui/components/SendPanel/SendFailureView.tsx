import { Callout } from '../Callout/Callout';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { JsonBlock } from './JsonBlock';
import { Link } from '../Link/Link';
import * as styles from './SendPanel.css';
import type { SendDetail, SendFailure } from './sendTypes';

/** Explains why a request failed, with the server's details and possible fixes. */
export function SendFailureView({
  label,
  outcome = 'error',
  title,
  text,
  details = [],
  steps = [],
  setting,
  guide,
}: SendFailure & { label: string }) {
  return (
    <div className={styles.failure}>
      <Callout
        kind={outcome === 'error' ? 'danger' : 'warning'}
        label={label}
        title={title}
        className={styles.callout}
      >
        {text !== '' && <p>{text}</p>}
        {steps.length > 0 && (
          <ul className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        )}
        {guide && (
          <p>
            <Link href={guide.href}>{guide.label}</Link>
          </p>
        )}
      </Callout>
      {details.map((detail, index) => (
        <Detail key={index} {...detail} />
      ))}
      {setting && (
        <CodeBlock title={setting.title}>
          <code>{setting.code}</code>
        </CodeBlock>
      )}
    </div>
  );
}

function Detail({ type, rows = [], content }: SendDetail) {
  return (
    <section aria-label={type}>
      {rows.length > 0 && (
        <>
          <p className={styles.detailType}>{type}</p>
          <NameValueList rows={rows} className={styles.rowText} />
        </>
      )}
      {content !== undefined && <JsonBlock title={type} texts={[content]} />}
    </section>
  );
}

/** A list of names and values; `className` styles the values. */
export const NameValueList = ({ rows, className }: { rows: [string, string][]; className: string }) => (
  <dl className={styles.rows}>
    {rows.map(([name, value], index) => (
      <div key={index} className={styles.row}>
        <dt className={styles.rowName}>{name}</dt>
        <dd className={className}>{value}</dd>
      </div>
    ))}
  </dl>
);
