import { clsx } from 'clsx';
import { useId, useRef, type ReactNode } from 'react';

import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { TextButton } from '../Button/TextButton';
import { SeamedName } from '../CodeName/SeamedName';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { useDialog } from '../Dialog/useDialog';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { panelProps, TabList } from '../Tabs/TabList';
import { FormFields, type FormFieldsProps } from './FormFields';
import { FormJson } from './FormJson';
import { FormSamples, type FormSamplesProps } from './FormSamples';
import { ProblemCount } from './ProblemCount';
import * as styles from './RequestForm.css';

export type FormView = 'form' | 'json';

export interface RequestFormProps
  extends
    Omit<DialogProps, 'children' | 'onSelect' | 'onClose' | 'onCancel' | 'ref'>,
    FormFieldsProps,
    FormSamplesProps {
  /** Name of the method's service. */
  service: string;
  /** The request as JSON, or the text being edited. */
  json: string;
  onJsonChange: (json: string) => void;
  /** Problems with the JSON text. @default none */
  jsonProblems?: string[];
  view: FormView;
  onViewChange: (view: FormView) => void;
  /** Called to go to the first problem. */
  onShowProblem: () => void;
  /** Notices for the reader, one sentence each, such as parts of a link that no longer fit. @default none */
  notices?: string[];
  /** Called when the reader wants a link to the request. `linkState` says how that went. */
  onCopyLink: () => void;
  /** Result of copying the link. @default none */
  linkState?: 'copied' | 'failed';
  /** The link itself, where it could not be copied. */
  link?: string;
  /** Called to restore the example. Leave it out while the request is the example. */
  onReset?: () => void;
  /** Called when the reader closes the form. */
  onClose: () => void;
  /** The panel that sends the request, below the samples. @default none */
  send?: ReactNode;
}

const views = ['form', 'json'] as const;

/**
 * A request to fill in, as a form or as JSON, with its code in each language. Renders a `<dialog>`: next to the page on wide
 * windows, over it on others, full-screen on a phone. Escape closes it.
 */
export function RequestForm({
  method,
  service,
  subject,
  message,
  onEdit,
  focusedField,
  json,
  onJsonChange,
  jsonProblems,
  view,
  onViewChange,
  problemCount,
  onShowProblem,
  samples,
  language,
  onLanguageChange,
  notices = [],
  onCopyLink,
  linkState,
  link,
  onReset,
  onClose,
  send,
  className,
  ...rest
}: RequestFormProps) {
  const id = useId();
  const dialog = useDialog(onClose);
  const beforeSending = useRef<HTMLDivElement>(null);
  const skipToSending = () =>
    beforeSending.current!.nextElementSibling?.querySelector<HTMLElement>('input, button')?.focus();
  return (
    <Dialog
      {...rest}
      {...dialog}
      aria-labelledby={`${id}-title`}
      className={clsx(styles.root, send !== undefined && styles.withFoot, className)}
    >
      <div className={styles.top}>
        <div className={styles.titles}>
          <p className={styles.service}>{service}</p>
          <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
            <SeamedName>{method}</SeamedName>
          </h2>
        </div>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className={styles.work}>
        <section aria-label="Request" className={styles.request}>
          <div className={styles.bar}>
            <TabList
              id={id}
              name="View"
              labels={['Form', 'JSON']}
              size="bar"
              selected={views.indexOf(view)}
              onSelect={(index) => onViewChange(views[index]!)}
              className={styles.tabs}
            />
            <ProblemCount count={problemCount} onShow={onShowProblem} />
            {send && (
              <TextButton className={styles.skip} onClick={skipToSending}>
                Skip to sending
              </TextButton>
            )}
          </div>
          {notices.length > 0 && (
            <div role="status" className={styles.notice}>
              {notices.map((notice, index) => (
                <p key={index}>{notice}</p>
              ))}
            </div>
          )}
          <div {...panelProps(id, views.indexOf(view), views.indexOf(view))}>
            {view === 'form' ? (
              <FormFields message={message} subject={subject} onEdit={onEdit} focusedField={focusedField} />
            ) : (
              <FormJson json={json} onChange={onJsonChange} problems={jsonProblems} />
            )}
          </div>
        </section>
        <section aria-label="Code" className={styles.output}>
          <FormSamples
            method={method}
            samples={samples}
            language={language}
            onLanguageChange={onLanguageChange}
            problemCount={problemCount}
          />
          <div className={styles.buttons}>
            <Button
              emphasis="secondary"
              icon={linkState === 'copied' ? 'check' : 'link'}
              onClick={onCopyLink}
            >
              {linkState === 'copied' ? 'Link copied' : 'Copy link'}
            </Button>
            {onReset && (
              <Button emphasis="secondary" icon="retry" onClick={onReset}>
                Reset to example
              </Button>
            )}
          </div>
          <div ref={beforeSending} role="status">
            {linkState === 'copied' && <VisuallyHidden>Link copied</VisuallyHidden>}
            {linkState === 'failed' && link && (
              <p className={styles.link}>
                Couldn't copy the link. Copy it from here: <a href={link}>{link}</a>
              </p>
            )}
          </div>
          {send}
        </section>
      </div>
    </Dialog>
  );
}
