import { clsx } from 'clsx';

import * as buttonStyles from '../Button/IconButton.css';
import { Icon } from '../Icon/Icon';
import * as styles from './ColorModeToggle.css';

export interface ColorModeToggleProps {
  /** The mode that is on. Unknown to the server; the drawing follows the theme by itself. */
  mode?: 'light' | 'dark';
  /** Called when the reader asks for the other mode. */
  onToggle?: () => void;
  /** What the button does. @default 'Switch between light and dark' */
  label?: string;
  className?: string;
}

/**
 * Switches between light and dark. Renders a `<button>` whose pressed state says whether dark is on.
 *
 * Holds no state: the site remembers the choice.
 */
export function ColorModeToggle({
  mode,
  onToggle,
  label = 'Switch between light and dark',
  className,
}: ColorModeToggleProps) {
  return (
    <button
      type="button"
      data-control="color-mode"
      aria-label={label}
      aria-pressed={mode === undefined ? undefined : mode === 'dark'}
      onClick={onToggle}
      className={clsx(buttonStyles.root, styles.root, className)}
    >
      <Icon name="sun" className={styles.inLight} />
      <Icon name="moon" className={styles.inDark} />
    </button>
  );
}
