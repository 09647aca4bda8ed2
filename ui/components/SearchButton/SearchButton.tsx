import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { parts } from './SearchButton.behavior';
import * as styles from './SearchButton.css';

export interface SearchButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** @default 'Search docs' */
  label?: string;
}

/** The keys that open the search. Both are rendered, since the server can't know the keyboard. */
const shortcut = { apple: '⌘K', other: 'Ctrl K' };

/** Opens the search. Renders a `<button>` like a field: an icon on narrow windows, nothing without a script. */
export function SearchButton({ label = 'Search docs', className, ...rest }: SearchButtonProps) {
  return (
    <button
      type="button"
      {...parts.button.mark()}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...rest}
      className={clsx(styles.root, className)}
    >
      <Icon name="search" />
      <span className={styles.label}>{label}</span>
      {(['apple', 'other'] as const).map((keyboard) => (
        <Kbd key={keyboard} className={styles.shortcut[keyboard]} aria-hidden="true">
          {shortcut[keyboard]}
        </Kbd>
      ))}
    </button>
  );
}
