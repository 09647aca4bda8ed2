import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Icon, type IconName } from '../Icon/Icon';
import * as styles from './IconButton.css';

interface Look {
  /** The drawing. @default the children */
  icon?: IconName;
  /** Drawings that take turns, in place of `icon`. */
  children?: ReactNode;
  /** Accessible name. */
  label: string;
}

export type IconButtonProps = Look &
  (
    | ({ href: string } & Omit<ComponentProps<'a'>, keyof Look>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, keyof Look>)
  );

/** An icon-only button, at least 40 px wide, 44 px on touch. Renders a `<button>`, or an `<a>` when it has an `href`. */
export function IconButton({ icon, label, className, children, ...rest }: IconButtonProps) {
  const look = clsx(styles.root, className);
  const drawing = icon ? <Icon name={icon} /> : children;
  return rest.href === undefined ? (
    <button type="button" aria-label={label} {...rest} className={look}>
      {drawing}
    </button>
  ) : (
    <a aria-label={label} {...rest} className={look}>
      {drawing}
    </a>
  );
}
