import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '../Icon/Icon';
import * as styles from './Button.css';
import { Pressable, type PressableProps } from './Pressable';

export type ButtonProps = {
  /** How much the button asks for attention. One primary button per view. @default 'primary' */
  emphasis?: styles.Variants['emphasis'];
  /** The icon before the label. */
  icon?: IconName;
  /** The label: a verb, in sentence case. */
  children: ReactNode;
} & PressableProps;

/** A button or a link that looks like one. Renders a `<button type="button">`, or an `<a>` when it has an `href`. */
export function Button({ emphasis = 'primary', icon, className, children, ...rest }: ButtonProps) {
  return (
    <Pressable {...rest} className={clsx(styles.root({ emphasis }), className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Pressable>
  );
}
