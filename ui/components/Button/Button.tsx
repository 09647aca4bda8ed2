import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Icon, type IconName } from '../Icon/Icon';
import * as styles from './Button.css';

interface Look {
  /** How much the button asks for attention. One primary button a view. @default 'primary' */
  emphasis?: styles.Variants['emphasis'];
  /** A drawing before the words. */
  icon?: IconName;
  /** The words: a verb, in sentence case. */
  children: ReactNode;
}

export type ButtonProps = Look &
  (
    | ({ href: string } & Omit<ComponentProps<'a'>, keyof Look>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, keyof Look>)
  );

/** Something to press. Renders a `<button type="button">`, or an `<a>` when it has an `href`. */
export function Button({ emphasis = 'primary', icon, className, children, ...rest }: ButtonProps) {
  const look = clsx(styles.root({ emphasis }), className);
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </>
  );
  return rest.href === undefined ? (
    <button type="button" {...rest} className={look}>
      {content}
    </button>
  ) : (
    <a {...rest} className={look}>
      {content}
    </a>
  );
}
