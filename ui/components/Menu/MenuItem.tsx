import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Menu.css';

export type MenuItemProps =
  | ({ href: string } & ComponentProps<'a'>)
  | ({ href?: undefined } & ComponentProps<'button'>);

/** An item of a Menu, inside an `<li>`. Renders an `<a>`, or a `<button>` when it has no `href`. */
export function MenuItem({ className, children, ...rest }: MenuItemProps) {
  const look = clsx(styles.item, className);
  return rest.href === undefined ? (
    <button type="button" {...rest} className={look}>
      {children}
    </button>
  ) : (
    <a {...rest} className={look}>
      {children}
    </a>
  );
}
