import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { IconButton } from '../Button/IconButton';
import { Icon } from '../Icon/Icon';
import { parts } from './ColorModeToggle.behavior';
import * as styles from './ColorModeToggle.css';

/** Switches between light and dark. Renders a `<button>`, pressed when dark; hidden without a script. */
export function ColorModeToggle({ className, ...rest }: Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <IconButton label="Dark mode" {...parts.toggle.mark()} {...rest} className={clsx(styles.root, className)}>
      <Icon name="sun" className={styles.inLight} />
      <Icon name="moon" className={styles.inDark} />
    </IconButton>
  );
}
