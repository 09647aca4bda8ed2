import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { engrave, halfSize, type RosetteFacts } from './engrave';
import * as styles from './Rosette.css';

export interface RosetteProps extends RosetteFacts, Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in pixels. @default 88 */
  size?: number;
}

const weights = ['bold', 'medium', 'fine'];

/** The engraved emblem of a release: a pattern for each kind of change. Renders a decorative `<svg>`. */
export function Rosette({ kinds, changes, day, month, size = 88, className, ...rest }: RosetteProps) {
  return (
    <svg
      viewBox={`${-halfSize} ${-halfSize} ${2 * halfSize} ${2 * halfSize}`}
      width={size}
      height={size}
      aria-hidden="true"
      data-shared=""
      data-weight={weights[Number(changes > 3) + Number(changes > 6)]}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {engrave({ kinds, changes, day, month }).map(({ kind, path }) => (
        <path key={kind} className={styles.lines[kind]} d={path} />
      ))}
    </svg>
  );
}
