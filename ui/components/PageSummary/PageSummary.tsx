import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import * as styles from './PageSummary.css';
import builtIn from './PageSummary.messages.json';

export interface PageSummaryProps extends ComponentProps<'dl'>, Messages<typeof builtIn> {
  /** Duration in words: "10 minutes". @default none */
  time?: string;
  /** The scope of the page, such as a version of the product. @default none */
  appliesTo?: string;
  /** Prerequisites: a list. @default none */
  children?: ReactNode;
}

/** What a reader needs to know first: time, needs and version. A sole version is a quiet line. Renders a `<dl>`. */
export function PageSummary({ time, appliesTo, children, messages, className, ...rest }: PageSummaryProps) {
  const text = { ...builtIn, ...messages };
  const isTask = Boolean(time || children);
  if (!isTask && !appliesTo) return null;
  const kind = isTask ? 'task' : 'line';
  return (
    <dl {...rest} data-facts={kind} className={clsx(styles.root({ kind }), className)}>
      {time && <Fact label={text.time}>{time}</Fact>}
      {children && <Fact label={text.needs}>{children}</Fact>}
      {appliesTo && <Fact label={text.appliesTo}>{appliesTo}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
