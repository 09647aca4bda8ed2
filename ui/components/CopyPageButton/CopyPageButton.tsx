import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { parts } from './CopyPageButton.behavior';
import * as styles from './CopyPageButton.css';
import { CopySign } from './CopySign';

export interface CopyPageButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the page as Markdown. */
  markdownHref: string;
}

/**
 * Gives the page away as text: a button that copies its Markdown, and a link to it. Renders a `<div>`. Without a script there is
 * the link alone.
 */
export function CopyPageButton({ markdownHref, className, ...rest }: CopyPageButtonProps) {
  return (
    <div {...parts.root.mark()} {...rest} className={clsx(styles.root, className)}>
      <button type="button" className={styles.button}>
        <CopySign />
        <span className={styles.words}>Copy page</span>
      </button>
      <a className={styles.link} href={markdownHref} type="text/markdown">
        <span className={styles.words}>View as </span>Markdown
      </a>
    </div>
  );
}
