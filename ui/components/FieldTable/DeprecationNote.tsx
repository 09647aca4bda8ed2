import type { ReactNode } from 'react';

import { Badge } from '../Badge/Badge';
import { CodeName, type CodeLink } from '../CodeName/CodeName';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './NumberedRow.css';

/** Marks something as deprecated. Empty without a replacement. */
export interface Deprecation {
  /** The replacement. */
  replacement?: CodeLink;
  /** More about it, in a sentence. */
  note?: ReactNode;
}

export interface DeprecationNoteProps extends Deprecation {
  /** Whether the word "Deprecated" shows next to a replacement, or is only read by screen readers. @default 'heard' */
  word?: 'seen' | 'heard';
}

/** The note next to a deprecated name: its replacement, or the word. Renders a `<span>`. */
export function DeprecationNote({ replacement, note, word = 'heard' }: DeprecationNoteProps) {
  return (
    <span className={styles.deprecation}>
      {word === 'seen' || !replacement ? (
        <Badge tone="warning">Deprecated</Badge>
      ) : (
        <VisuallyHidden>Deprecated:</VisuallyHidden>
      )}
      {replacement && (
        <span>
          use{' '}
          <span className={styles.replacement}>
            <CodeName {...replacement} />
          </span>
        </span>
      )}
      {note && <span>{note}</span>}
    </span>
  );
}
