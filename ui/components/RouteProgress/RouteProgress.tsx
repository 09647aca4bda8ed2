import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './RouteProgress.css';

export interface RouteProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * What the navigation does. `loading` draws ever slower towards the end, `done` completes the line and fades it out;
   * keep the element and change the state. @default 'idle'
   */
  state?: 'idle' | 'loading' | 'done';
  /** What is going on. @default 'Loading page' */
  label?: string;
}

/** A thin line over the top of the page while the next one loads. Renders a `<div>` that is a progress bar while loading. */
export function RouteProgress({
  state = 'idle',
  label = 'Loading page',
  className,
  ...rest
}: RouteProgressProps) {
  const role = state === 'loading' ? ({ role: 'progressbar', 'aria-label': label } as const) : {};
  return <div {...role} {...rest} data-state={state} className={clsx(styles.root, className)} />;
}
