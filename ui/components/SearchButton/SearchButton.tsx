import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import * as styles from './SearchButton.css';

export interface SearchButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onClick' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'
> {
  /** What it says, and what it is called. @default 'Search docs' */
  label?: string;
  /** The keys that open the search too. The server cannot know the keyboard: say `'⌘K'` once the browser does. @default 'Ctrl K' */
  shortcut?: string;
  /** Called when the reader asks for the search. */
  onOpen?: () => void;
  /** Called when the reader may be about to open it: hover, focus, touch. Called more than once. */
  onIntent?: () => void;
}

/**
 * Opens the search. Renders a `<button>` that looks like a field; below the desktop breakpoint only its icon is left.
 *
 * Without a script it could do nothing, and is out of sight.
 */
export function SearchButton({
  label = 'Search docs',
  shortcut = 'Ctrl K',
  onOpen,
  onIntent,
  className,
  ...rest
}: SearchButtonProps) {
  return (
    <button
      type="button"
      data-control="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...rest}
      className={clsx(styles.root, className)}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
    >
      <Icon name="search" />
      <span className={styles.label}>{label}</span>
      <Kbd className={styles.shortcut} aria-hidden="true">
        {shortcut}
      </Kbd>
    </button>
  );
}
