import { clsx } from 'clsx';

import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { parts } from './DeskButton.behavior';
import * as styles from './DeskButton.css';

export interface DeskButtonProps {
  /** Name of the method. */
  method: string;
  /** Address of what the desk needs to know of the method. */
  address: string;
  className?: string;
}

/** Opens the desk of a method. Renders a `<button>` that is hidden without a script. */
export function DeskButton({ method, address, className }: DeskButtonProps) {
  return (
    <Button
      {...parts.button.mark(address)}
      emphasis="secondary"
      aria-haspopup="dialog"
      className={clsx(styles.root, className)}
    >
      Write a request<VisuallyHidden> of {method}</VisuallyHidden>
    </Button>
  );
}
