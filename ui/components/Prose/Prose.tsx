import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Prose.css';
import { landing } from './landing.css';

export interface ProseProps extends ComponentProps<'article'> {
  /** @default 'article' */
  as?: 'article' | 'header';
  /** `landing` has its headings next to their sections, from the wide breakpoint up. @default 'column' */
  layout?: 'column' | 'landing';
}

/** Running text from Markdown: spaces its elements and styles bare ones. Renders an `<article>`. */
export function Prose({ as: Tag = 'article', layout = 'column', className, ...rest }: ProseProps) {
  return <Tag {...rest} className={clsx(styles.root, layout === 'landing' && landing, className)} />;
}
