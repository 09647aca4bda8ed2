import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Pressable, type PressableProps } from '../Button/Pressable';
import { Icon } from '../Icon/Icon';
import { parts } from './Menu.behavior';
import * as styles from './Menu.css';

export interface MenuProps extends ComponentProps<'details'> {
  /** Distinguishes it from other menus on the page. */
  name: string;
  /** Text on the button. */
  button: string;
  /** An icon before the text. @default none */
  icon?: ReactNode;
  /** Class of the text. */
  textClassName?: string;
  /** Accessible name of the button. Contains its text. */
  label: string;
  /** Side of the button on which the list opens. @default 'below' */
  side?: styles.Variants['side'];
  /** Edge that the list shares with the button. @default 'start' */
  align?: styles.Variants['align'];
  /** The items: `<li>` elements, each with a link or a button. */
  children: ReactNode;
}

/** A button that opens a list of links and actions. Renders a `<details>`; `Menu.behavior.ts` closes it. */
export function Menu({
  name,
  button,
  icon,
  textClassName,
  label,
  side = 'below',
  align = 'start',
  className,
  children,
  ...rest
}: MenuProps) {
  return (
    <details {...parts.menu.mark(name)} {...rest} className={clsx(styles.root, className)}>
      <summary className={styles.button} aria-label={label}>
        {icon}
        <span className={clsx(styles.text, textClassName)}>{button}</span>
        <Icon name="chevron" size={14} className={styles.chevron({ side })} />
      </summary>
      <ul role="list" className={styles.list({ side, align })}>
        {children}
      </ul>
    </details>
  );
}

/** An item of a Menu, inside an `<li>`. Renders an `<a>`, or a `<button>` when it has no `href`. */
export function MenuItem({ className, ...rest }: PressableProps) {
  return <Pressable {...rest} className={clsx(styles.item, className)} />;
}
