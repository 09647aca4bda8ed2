import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { EngravedStrip, type EngravedStripProps } from '../EngravedStrip/EngravedStrip';
import * as styles from './SearchMessage.css';

export interface SearchMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** State that the engraved rows show. */
  picture: NonNullable<EngravedStripProps['picture']>;
  /** What happened, as a sentence. */
  title: ReactNode;
}

/** A message instead of results. Renders a `<div>` with an `<h2>`. */
export function SearchMessage({ picture, title, className, children, ...rest }: SearchMessageProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <EngravedStrip picture={picture} className={styles.strip} />
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
