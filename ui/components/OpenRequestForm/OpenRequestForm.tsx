import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { parts } from './OpenRequestForm.behavior';
import * as styles from './OpenRequestForm.css';

export interface OpenRequestFormProps {
  /** Name of the method. */
  method: string;
  /** Address of the form's data. */
  address: string;
}

/** Opens the request form of a method. Renders a `<button>` that is hidden without a script. */
export function OpenRequestForm({ method, address }: OpenRequestFormProps) {
  return (
    <Button
      {...parts.button.mark(address)}
      emphasis="secondary"
      aria-haspopup="dialog"
      className={styles.root}
    >
      Write a request<VisuallyHidden> of {method}</VisuallyHidden>
    </Button>
  );
}
