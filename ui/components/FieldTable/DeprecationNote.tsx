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

/** What stands beside a name that is struck through: its replacement, or the word. Renders a `<span>`. */
export function DeprecationNote({ replacement, note }: Deprecation) {
  return (
    <span className={styles.root}>
      {replacement ? (
        <>
          <VisuallyHidden>Deprecated: </VisuallyHidden>use <CodeName {...replacement} className={styles.replacement} />
        </>
      ) : (
        <Badge tone="warning">Deprecated</Badge>
      )}
      {note && <> {note}</>}
    </span>
  );
}
