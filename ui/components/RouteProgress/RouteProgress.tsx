import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { parts } from './showProgress';
import * as styles from './RouteProgress.css';

/** A line over the top of the page while the next one loads. Renders a `<div>`, hidden until `showProgress`. */
export function RouteProgress({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      {...parts.line.mark()}
      {...rest}
      data-state="idle"
      className={clsx(styles.root, className)}
    />
  );
}
