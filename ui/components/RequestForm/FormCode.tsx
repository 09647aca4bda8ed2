import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FormSamples, type FormSamplesProps } from './FormSamples';
import { useFormShell } from './FormShell';
import * as styles from './RequestForm.css';

export interface FormCodeProps extends FormSamplesProps {
  /** Called when the reader wants a link to the request. `linkState` says how that went. */
  onCopyLink: () => void;
  /** Result of copying the link. @default none */
  linkState?: 'copied' | 'failed';
  /** The link itself, where it could not be copied. */
  link?: string;
  /** Called to restore the example. Leave it out while the request is the example. */
  onReset?: () => void;
}

/** The panel that sends the request, its call in each language, and what can be done with it. Renders a `<section>`. */
export function FormCode({ onCopyLink, linkState, link, onReset, ...samples }: FormCodeProps) {
  const { send } = useFormShell();
  const isCopied = linkState === 'copied';
  return (
    <section aria-label="Code" className={styles.output}>
      {send}
      <FormSamples {...samples} />
      <div className={styles.buttons}>
        <Button emphasis="secondary" icon={isCopied ? 'check' : 'link'} onClick={onCopyLink}>
          {isCopied ? 'Link copied' : 'Copy link'}
        </Button>
        {onReset && (
          <Button emphasis="secondary" icon="retry" onClick={onReset}>
            Reset to example
          </Button>
        )}
      </div>
      <div role="status">
        {isCopied && <VisuallyHidden>Link copied</VisuallyHidden>}
        {linkState === 'failed' && link && (
          <p className={styles.link}>
            Couldn&apos;t copy the link. Copy it from here: <a href={link}>{link}</a>
          </p>
        )}
      </div>
    </section>
  );
}
