import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

import { IconButton } from '../Button/IconButton';
import { SeamedName } from '../CodeName/SeamedName';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { useDialog } from '../Dialog/useDialog';
import { FormShell } from './FormShell';
import * as styles from './RequestForm.css';

export interface RequestFormProps extends Omit<DialogProps, 'onClose' | 'onCancel' | 'ref'> {
  /** Name of the method. */
  method: string;
  /** Name of the method's service. */
  service: string;
  /** Number of problems. The request can be copied all the same, and says so. */
  problemCount: number;
  /** Called when the reader closes the form. */
  onClose: () => void;
  /** The panel that sends the request. Its answer is above the code. @default none */
  send?: ReactNode;
  /** `<FormEditor>` and `<FormCode>`. */
  children: ReactNode;
}

/**
 * A request to fill in, with its code. Renders a `<dialog>`: next to the page on wide windows, over it on others,
 * full-screen on a phone. Escape closes it.
 */
export function RequestForm({
  method,
  service,
  problemCount,
  onClose,
  send,
  className,
  children,
  ...rest
}: RequestFormProps) {
  const id = useId();
  const dialog = useDialog(onClose);
  return (
    <Dialog
      {...rest}
      {...dialog}
      aria-labelledby={id}
      className={clsx(styles.root, send !== undefined && styles.withFoot, className)}
    >
      <div className={styles.top}>
        <div className={styles.titles}>
          <p className={styles.service}>{service}</p>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            <SeamedName>{method}</SeamedName>
          </h2>
        </div>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <FormShell value={{ method, problemCount, send }}>
        <div className={styles.work}>{children}</div>
      </FormShell>
    </Dialog>
  );
}
