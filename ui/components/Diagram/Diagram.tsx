import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { scroller } from '../../behaviors/scroller';
import * as styles from './Diagram.css';

export interface DiagramProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** One line under the picture. */
  caption: ReactNode;
  /** The picture: an inline `<svg>` whose colors come from classes, with a title and a description. */
  children: ReactNode;
}

/** A drawing that follows the color mode, with a caption. Renders a `<figure>`; a wide drawing scrolls. */
export function Diagram({ caption, className, children, ...rest }: DiagramProps) {
  const id = useId();
  return (
    <figure {...rest} className={clsx(styles.root, className)}>
      <div {...scroller.mark()} role="group" aria-labelledby={id} tabIndex={0} className={styles.picture}>
        {children}
      </div>
      <figcaption id={id} className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
