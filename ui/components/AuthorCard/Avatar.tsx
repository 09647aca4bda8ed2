import { clsx } from 'clsx';

import * as styles from './Avatar.css';

export interface AvatarProps {
  name: string;
  /** Address of a picture. Without one the initials are engraved. */
  image?: string;
  size: 'small' | 'large';
}

/** The picture of a person, next to their name. Decorative. */
export function Avatar({ name, image, size }: AvatarProps) {
  const pixels = { small: 36, large: 60 }[size];
  return image ? (
    <img
      className={styles.root({ size })}
      src={image}
      alt=""
      width={pixels}
      height={pixels}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span aria-hidden="true" className={clsx(styles.root({ size }), styles.field)}>
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
