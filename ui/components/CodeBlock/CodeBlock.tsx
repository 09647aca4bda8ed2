import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import * as styles from './CodeBlock.css';

export interface CodeBlockProps extends Omit<ComponentProps<'pre'>, 'title'> {
  /** What the code is: a file name, or "Terminal". @default the language */
  title?: string;
  /** Name of the language, for when there is no title. */
  language?: string;
  /** What the copy button is called. @default 'Copy code' */
  copyLabel?: string;
  /** The highlighted code: a `<code>` element whose lines are `<span class="line">`. */
  children: ComponentProps<'pre'>['children'];
}

/** How long "Copied" stays, in milliseconds. */
const copiedFor = 2000;

/** Code with a title bar and a copy button. Renders a `<figure>`; long lines scroll, by keyboard too. */
export function CodeBlock({
  title,
  language,
  copyLabel = 'Copy code',
  className,
  children,
  ...rest
}: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | 'failed'>('no');

  useEffect(() => {
    if (copied === 'no') return;
    const timer = setTimeout(() => setCopied('no'), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const text = code.current?.textContent ?? '';
    try {
      // There is no clipboard on a page that is not served over HTTPS.
      await navigator.clipboard.writeText(text.replace(/\n$/, ''));
      setCopied('yes');
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setCopied('failed');
    }
  };
  const caption = title ?? language ?? 'Code';
  const word = { yes: 'Copied', no: 'Copy', failed: 'Press Ctrl+C' }[copied];

  return (
    <figure aria-label={caption} className={clsx(styles.root, className)}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{caption}</span>
        <button
          type="button"
          data-copy=""
          className={styles.copy}
          aria-label={copied === 'no' ? copyLabel : word}
          onClick={copy}
        >
          <Icon name={copied === 'yes' ? 'check' : 'copy'} size={15} />
          <span aria-hidden="true">{word}</span>
        </button>
        <span role="status" className={styles.status}>
          {copied !== 'no' && word}
        </span>
      </figcaption>
      <pre {...rest} ref={code} className={styles.code} tabIndex={0}>
        {children}
      </pre>
    </figure>
  );
}
