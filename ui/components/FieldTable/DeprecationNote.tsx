import type { ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import { Badge } from '../Badge/Badge';
import { CodeName, type CodeLink } from '../CodeName/CodeName';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import builtIn from './FieldTable.messages.json';
import * as styles from './NumberedRow.css';

/** Marks something as deprecated. Empty without a replacement. */
export interface Deprecation {
  /** The replacement. */
  replacement?: CodeLink;
  /** More about it, in a sentence. */
  note?: ReactNode;
}

export interface DeprecationNoteProps extends Deprecation, Messages<typeof builtIn> {
  /** Whether "Deprecated" is visible next to a replacement, or only for screen readers. @default 'screenReader' */
  visibility?: 'visible' | 'screenReader';
}

/** The note next to a deprecated name: its replacement, or the word. Renders a `<span>`. */
export function DeprecationNote({
  replacement,
  note,
  visibility = 'screenReader',
  messages,
}: DeprecationNoteProps) {
  const text = { ...builtIn, ...messages };
  const [before, after] = text.use.split('{name}');
  return (
    <span className={styles.deprecation}>
      {visibility === 'visible' || !replacement ? (
        <Badge tone="warning">{text.deprecated}</Badge>
      ) : (
        <VisuallyHidden>{text.hiddenDeprecated}</VisuallyHidden>
      )}
      {replacement && (
        <span>
          {before}
          <span className={styles.replacement}>
            <CodeName {...replacement} />
          </span>
          {after}
        </span>
      )}
      {note && <span>{note}</span>}
    </span>
  );
}
