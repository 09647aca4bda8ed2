import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Avatar.css';

export interface AvatarProps extends ComponentProps<'span'> {
  name: string;
}

/** The initials of a person on engraved rows, next to their name. Decorative. */
export function Avatar({ name, className, ...rest }: AvatarProps) {
  return (
    <span aria-hidden="true" {...rest} className={clsx(styles.root, className)}>
      <span className={styles.initials}>{initialsOf(name)}</span>
    </span>
  );
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
