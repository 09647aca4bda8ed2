import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { scroller } from '../../behaviors/scrollers';
import { CopySign } from '../CopyPageButton/CopySign';
import { parts } from './CodeBlock.behavior';
import * as styles from './CodeBlock.css';

export interface CodeBlockProps extends Omit<ComponentProps<'pre'>, 'title'> {
  /** What the code is: a file name, or "Terminal". @default the language */
  title?: string;
  /** Name of the language, for when there is no title. */
  language?: string;
  /** What the copy button is called. @default 'Copy' and the title, or 'Copy code' */
  copyLabel?: string;
  /** The highlighted code: a `<code>` element whose lines are `<span class="line">`. */
  children: ComponentProps<'pre'>['children'];
}

/**
 * Code with a title bar and a copy button, which is out of sight without a script. Renders a `<figure>`; long lines scroll, by
 * keyboard too.
 */
export function CodeBlock({
  title,
  language,
  copyLabel = title ? `Copy ${title}` : 'Copy code',
  className,
  children,
  ...rest
}: CodeBlockProps) {
  const caption = title ?? language ?? 'Code';
  return (
    <figure aria-label={caption} className={clsx(styles.root, className)}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{caption}</span>
        <button type="button" {...parts.copy.mark()} className={styles.copy} aria-label={copyLabel}>
          <CopySign />
          <span>Copy</span>
        </button>
      </figcaption>
      <pre
        {...rest}
        {...scroller.mark()}
        role="group"
        aria-label={caption}
        data-language={language}
        tabIndex={0}
        className={styles.code}
      >
        {children}
      </pre>
    </figure>
  );
}
