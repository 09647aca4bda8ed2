import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Prose.css';

export interface ProseProps extends ComponentProps<'article'> {
  /** @default 'article' */
  as?: 'article' | 'header';
}

/**
 * Running text from Markdown: sets the rhythm between its elements and styles those that are not components. Renders an
 * `<article>`.
 */
export function Prose({ as: Tag = 'article', className, ...rest }: ProseProps) {
  return <Tag {...rest} className={clsx(styles.root, className)} />;
}
