import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon, type IconName } from '../Icon/Icon';
import * as styles from './IconButton.css';

interface Look {
  /** The drawing. */
  icon: IconName;
  /** Accessible name. */
  label: string;
}

export type IconButtonProps = Look &
  (
    | ({ href: string } & Omit<ComponentProps<'a'>, keyof Look | 'children'>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, keyof Look | 'children'>)
  );

/** A control that is only a drawing, at least 40 px wide, 44 px on touch. Renders a `<button>`, or an `<a>` when it has an `href`. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  const look = clsx(styles.root, className);
  return rest.href === undefined ? (
    <button type="button" aria-label={label} {...rest} className={look}>
      <Icon name={icon} />
    </button>
  ) : (
    <a aria-label={label} {...rest} className={look}>
      <Icon name={icon} />
    </a>
  );
}
