import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as buttonStyles from '../Button/IconButton.css';
import { Icon } from '../Icon/Icon';
import { parts } from './ColorModeToggle.behavior';
import * as styles from './ColorModeToggle.css';

export interface ColorModeToggleProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name. @default 'Dark mode' */
  label?: string;
}

/**
 * Switches between light and dark. Renders a `<button>` whose pressed state says whether dark is on;
 * `ColorModeToggle.behavior.ts` keeps it so. The drawing follows the theme by itself.
 *
 * Without a script it could do nothing, and is not there.
 */
export function ColorModeToggle({ label = 'Dark mode', className, ...rest }: ColorModeToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...parts.toggle.mark()}
      {...rest}
      className={clsx(buttonStyles.root, styles.root, className)}
    >
      <Icon name="sun" className={styles.inLight} />
      <Icon name="moon" className={styles.inDark} />
    </button>
  );
}
