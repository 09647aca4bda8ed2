import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { deferredPart } from '../../behaviors/deferredPart';
import { deferred } from '../../styles/deferred.css';
import { nearestRowHeight } from '../../styles/rowHeights';
import * as styles from './ApiRow.css';

/** Heights in pixels that a row is likely to have at desktop width. */
export interface ApiRowHeight {
  text: number;
  example: number;
}

export interface ApiRowProps extends ComponentProps<'div'> {
  /** What stands beside: a `<RequestExample>`, a code block, the `<ApiContents>`. @default none */
  example?: ReactNode;
  /**
   * About how high the row is. With it the browser draws the row when it comes near the window: a page of hundreds
   * of rows is ready as fast as one of ten. @default drawn at once
   */
  height?: ApiRowHeight;
  /** The text: an `<ApiSymbol>`, or the head of the page. */
  children: ReactNode;
}

/**
 * A row of the API reference, set off by a rule from what stands above it: text, and an example that stays in sight beside it. Below the wide breakpoint the example
 * follows the text. Renders a `<div>`.
 */
export function ApiRow({ example, height, className, children, ...rest }: ApiRowProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.root, height && [deferred, styles.deferred], className)}
      {...(height && deferredPart.mark(String(nearestRowHeight(height.text))))}
      data-example={height && example ? nearestRowHeight(height.example) : undefined}
    >
      <div className={styles.text}>{children}</div>
      {example && <div className={styles.example}>{example}</div>}
    </div>
  );
}
