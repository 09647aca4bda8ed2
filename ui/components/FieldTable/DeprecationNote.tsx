import type { ReactNode } from 'react';

import { Badge } from '../Badge/Badge';
import { CodeName, type CodeLink } from '../CodeName/CodeName';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DeprecationNote.css';

/** Says that something is on its way out. Empty when there is nothing in its place. */
export interface Deprecation {
  /** What to use in its place. */
  replacement?: CodeLink;
  /** What else there is to know, in a sentence. */
  note?: ReactNode;
}

export interface DeprecationNoteProps extends Deprecation {
  /** Whether the word stands before a replacement too, or is left to the line through the name. @default 'heard' */
  word?: 'seen' | 'heard';
}

/** What stands beside a name that is struck through: its replacement, or the word. Renders a `<span>`. */
export function DeprecationNote({ replacement, note, word = 'heard' }: DeprecationNoteProps) {
  return (
    <span className={styles.root}>
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
