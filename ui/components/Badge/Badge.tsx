import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Badge.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `quiet` for states, `strong` for requirements, others as in callouts. @default 'quiet' */
  tone?: styles.Variants['tone'];
  /** `code` for code, such as a rule. @default 'text' */
  family?: styles.Variants['family'];
}

/** A word or two about the thing next to it. Color only repeats the word. Renders a `<span>`. */
export function Badge({ tone = 'quiet', family = 'text', className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx(styles.root({ tone, family }), className)} />;
}
