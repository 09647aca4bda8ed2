import { fill, type Messages } from '../../behaviors/messages';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { parts } from './OpenRequestForm.behavior';
import * as styles from './OpenRequestForm.css';
import builtIn from './OpenRequestForm.messages.json';

export interface OpenRequestFormProps extends Messages<typeof builtIn> {
  /** Name of the method. */
  method: string;
  /** Href of the form's data. */
  href: string;
}

/** Opens the request form of a method. Renders a `<button>` that is hidden without a script. */
export function OpenRequestForm({ method, href, messages }: OpenRequestFormProps) {
  const text = { ...builtIn, ...messages };
  return (
    <Button {...parts.button.mark(href)} emphasis="secondary" aria-haspopup="dialog" className={styles.root}>
      {text.open}
      <VisuallyHidden> {fill(text.openSubject, { method })}</VisuallyHidden>
    </Button>
  );
}
