import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Prose.css';

/** Running text from Markdown: sets the rhythm between its elements and styles those that are not components. Renders an `<article>`. */
export function Prose({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={clsx(styles.root, className)} />;
}
