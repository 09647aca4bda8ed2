import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './SkipLink.css';

/** The first stop of the keyboard: skips the navigation. Renders an `<a>`, hidden until focused. */
export function SkipLink({ href = '#:main', children = 'Skip to content', ...rest }: ComponentProps<'a'>) {
  return (
    <a href={href} {...rest} className={clsx(styles.root, rest.className)}>
      {children}
    </a>
  );
}
