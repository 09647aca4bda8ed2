import { clsx } from 'clsx';

import { Pressable, type PressableProps } from '../Button/Pressable';
import * as styles from './Menu.css';

/** An item of a Menu, inside an `<li>`. Renders an `<a>`, or a `<button>` when it has no `href`. */
export function MenuItem({ className, ...rest }: PressableProps) {
  return <Pressable {...rest} className={clsx(styles.item, className)} />;
}
