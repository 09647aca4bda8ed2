import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './SkipLink.css';

/**
 * The first thing that the keyboard reaches: leads past the navigation. Renders an `<a>` that is out of sight until
 * focused.
 */
export function SkipLink({ href = '#:main', children = 'Skip to content', ...rest }: ComponentProps<'a'>) {
  return (
    <a href={href} {...rest} className={clsx(styles.root, rest.className)}>
      {children}
    </a>
  );
}
