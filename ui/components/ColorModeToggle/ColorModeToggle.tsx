import { IconButton } from '../Button/IconButton';

export interface ColorModeToggleProps {
  /** The mode that is on. Unknown before the page runs its script: then a sun is drawn. */
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
    <IconButton
      icon={mode === 'dark' ? 'moon' : 'sun'}
      label={label}
      aria-pressed={mode === undefined ? undefined : mode === 'dark'}
      onClick={onToggle}
      className={className}
    />
  );
}
