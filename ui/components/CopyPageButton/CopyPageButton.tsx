import { clsx } from 'clsx';
import { useEffect, useState, type ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CopyPageButton.css';

export interface CopyPageButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /**
   * Called when the reader wants the page as text. Resolves once it is on the clipboard. Leave it out where a script of
   * the page copies: it finds the element by `data-copy-page`, and says how it went by `data-state`.
   */
  onCopy?: () => Promise<void>;
  /** Where the page is as Markdown. Leave it out and there is no link. */
  markdownHref?: string;
}

/** How long "Copied" stays, in milliseconds. */
const saidFor = 2000;

const words = { ready: 'Copy page', copied: 'Copied', failed: 'Could not copy' };

/** Gives the page away as text: a button that copies it, and a link to its Markdown. Renders a `<div>`. */
export function CopyPageButton({ onCopy, markdownHref, className, ...rest }: CopyPageButtonProps) {
  const [state, setState] = useState<keyof typeof words>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), saidFor);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    onCopy?.().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };

  return (
    <div data-copy-page="" {...rest} className={clsx(styles.root, className)} data-state={state}>
      <button type="button" className={styles.button} onClick={copy}>
        <Icon name="copy" size={15} className={styles.sign} />
        <Icon name="check" size={15} className={styles.signCopied} />
        <span data-copied={words.copied} data-failed={words.failed}>
          {words[state]}
        </span>
      </button>
      {markdownHref !== undefined && (
        <a className={styles.link} href={markdownHref} type="text/markdown">
          View as Markdown
        </a>
      )}
      <VisuallyHidden role="status">{state !== 'ready' && words[state]}</VisuallyHidden>
    </div>
  );
}
