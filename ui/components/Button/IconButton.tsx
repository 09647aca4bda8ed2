import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '../Icon/Icon';
import * as styles from './IconButton.css';
import { Pressable, type PressableProps } from './Pressable';

export type IconButtonProps = {
  /** The icon. @default the children */
  icon?: IconName;
  /** Alternating icons, instead of `icon`. */
  children?: ReactNode;
  /** Accessible name. */
  label: string;
} & PressableProps;

/** An icon-only button, at least 40 px wide, 44 px on touch. Renders a `<button>`, or an `<a>` when it has an `href`. */
export function IconButton({ icon, label, className, children, ...rest }: IconButtonProps) {
  return (
    <Pressable aria-label={label} {...rest} className={clsx(styles.root, className)}>
      {icon ? <Icon name={icon} /> : children}
    </Pressable>
  );
}
