import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { scroller } from '../../behaviors/scrollers';
import { CopySign } from '../CopyMenu/CopySign';
import { parts } from './CodeBlock.behavior';
import * as styles from './CodeBlock.css';

export interface CodeBlockProps extends Omit<ComponentProps<'pre'>, 'title'> {
  /** Title: a file name, "Terminal" or "Output". @default the name of the language, none for text */
  title?: string;
  /** Name of the language, for when there is no title. */
  language?: string;
  /** Accessible name of the copy button. @default 'Copy' and the title, or 'Copy code' */
  copyLabel?: string;
  /** The highlighted code: a `<code>` element whose lines are `<span class="line">`. */
  children: ComponentProps<'pre'>['children'];
}

/** Names of languages. Others use their id; plain text has no name. */
const languageNames: Record<string, string> = {
  bash: 'Terminal',
  go: 'Go',
  hcl: 'HCL',
  ini: 'INI',
  javascript: 'JavaScript',
  json: 'JSON',
  proto: 'Protobuf',
  python: 'Python',
  sql: 'SQL',
  text: '',
  tsx: 'TSX',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

/**
 * Code with a title bar and a copy button, which is out of sight without a script. Renders a `<figure>`; long lines scroll, by
 * keyboard too.
 */
export function CodeBlock({
  title,
  language,
  copyLabel = title ? `Copy ${title}` : 'Copy code',
  className,
  children,
  ...rest
}: CodeBlockProps) {
  const caption = title ?? (language && (languageNames[language] ?? language));
  return (
    <figure aria-label={caption || 'Code'} className={clsx(styles.root, className)}>
      <figcaption className={styles.bar}>
        {caption && <span className={styles.title}>{caption}</span>}
        <button type="button" {...parts.copy.mark()} className={styles.copy} aria-label={copyLabel}>
          <CopySign />
          <span>Copy</span>
        </button>
      </figcaption>
      <pre
        {...rest}
        {...scroller.mark()}
        role="group"
        aria-label={caption || 'Code'}
        data-language={language}
        data-title={title}
        tabIndex={0}
        className={styles.code}
      >
        {children}
      </pre>
    </figure>
  );
}
