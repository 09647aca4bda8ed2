import { clsx } from 'clsx';
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import { IconButton } from '../Button/IconButton';
import { BreakableName } from '../CodeName/BreakableName';
import { Dialog } from '../Dialog/Dialog';
import { useDialog } from '../Dialog/useDialog';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FormTextContext } from './FormContext';
import type { FormView } from './FormEditor';
import * as styles from './RequestForm.css';
import builtIn from './RequestForm.messages.json';

export interface RequestFormProps
  extends Omit<ComponentProps<'dialog'>, 'onClose' | 'onCancel' | 'ref'>, Messages<typeof builtIn> {
  /** Name of the method. */
  method: string;
  /** Name of the method's service. */
  service: string;
  /** The shown view of the request. */
  view: FormView;
  /** Called to copy a link to the request. */
  onCopyLink: () => void;
  /** Whether the link was copied. @default false */
  copied?: boolean;
  /** Called to restore the example. Leave it out while the request is the example. */
  onReset?: () => void;
  /** Called when the reader closes the form. */
  onClose: () => void;
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
  view,
  onCopyLink,
  copied = false,
  onReset,
  onClose,
  messages,
  className,
  children,
  ...rest
}: RequestFormProps) {
  const id = useId();
  const dialog = useDialog(onClose);
  const text = useMemo(() => ({ ...builtIn, ...messages }), [messages]);
  const copy = copied ? text.copied : text.copy;
  return (
    <Dialog
      {...rest}
      {...dialog}
      aria-labelledby={id}
      data-view={view}
      className={clsx(styles.root, className)}
    >
      <div className={styles.top}>
        <div className={styles.titles}>
          <p className={styles.service}>{service}</p>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            <BreakableName>{method}</BreakableName>
          </h2>
        </div>
        {onReset && <IconButton icon="retry" label={text.reset} title={text.reset} onClick={onReset} />}
        <IconButton icon={copied ? 'check' : 'link'} label={copy} title={copy} onClick={onCopyLink} />
        <VisuallyHidden role="status">{copied && copy}</VisuallyHidden>
        <IconButton icon="close" label={text.close} onClick={onClose} />
      </div>
      <div className={styles.work}>
        <FormTextContext value={text}>{children}</FormTextContext>
      </div>
    </Dialog>
  );
}
