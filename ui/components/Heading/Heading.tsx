import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Heading.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level of the heading. */
  level: 2 | 3 | 4 | 5 | 6;
  /** Anchor on the page. Adds a permalink to the heading. */
  id?: string;
  /** Accessible name of the permalink. @default 'Link to this section' */
  permalinkLabel?: string;
}

/**
 * A heading below the page's title, with a permalink that appears on hover and focus. Renders `<h2>` to `<h6>`, which takes
 * the attributes, in a `<div>`, which takes `className` because it is the element that is laid out.
 */
export function Heading({
  level,
  id,
  permalinkLabel = 'Link to this section',
  className,
  children,
  ...rest
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={clsx(styles.root, className)} data-level={level}>
      <Tag {...rest} id={id} className={styles.text}>
        {children}
      </Tag>
      {id && (
        <a data-permalink="" className={styles.permalink} href={`#${id}`} aria-label={permalinkLabel}>
          #
        </a>
      )}
    </div>
  );
}
