import { fill, type Messages } from '../../behaviors/messages';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { parts } from './OpenRequestForm.behavior';
import * as styles from './OpenRequestForm.css';
import builtIn from './OpenRequestForm.messages.json';

export interface OpenRequestFormProps extends Messages<typeof builtIn> {
  /** Name of the method. */
  method: string;
  /** Address of the form's data. */
  address: string;
}

/** Opens the request form of a method. Renders a `<button>` that is hidden without a script. */
export function OpenRequestForm({ method, address, messages }: OpenRequestFormProps) {
  const text = { ...builtIn, ...messages };
  return (
    <Button
      {...parts.button.mark(address)}
      emphasis="secondary"
      aria-haspopup="dialog"
      className={styles.root}
    >
      {text.open}
      <VisuallyHidden> {fill(text.openSubject, { method })}</VisuallyHidden>
    </Button>
  );
}
