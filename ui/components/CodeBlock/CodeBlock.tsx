import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { scroller } from '../../behaviors/scroller';
import { parts as rowParts } from '../ApiRow/ApiRow.parts';
import { CopyIcon } from '../CopyMenu/CopyIcon';
import { Disclosure } from '../Disclosure/Disclosure';
import { parts } from './CodeBlock.behavior';
import * as styles from './CodeBlock.css';
import builtIn from './CodeBlock.messages.json';
import { tabbed as tabbedTitle } from './tabbed.css';

export interface CodeBlockProps extends Omit<ComponentProps<'pre'>, 'title'>, Messages<typeof builtIn> {
  /** Title: a file name, "Terminal", "Output" or the name of the language. @default none */
  title?: string;
  /** Whether it is the output of the block right before it, to which it is joined. @default false */
  output?: boolean;
  /** Number of lines. More than 24 lines are folded after the first 20. @default all are shown */
  lines?: number;
  /** Whether tabs over the title bar repeat the title, which is then hidden if scripts run. @default false */
  tabbed?: boolean;
  /** Its lines with each of the `fields` of the `<ApiRow>` around it, counted from 0: `2-4,7`. @default none */
  fieldLines?: string[];
  /** A quiet button after the copy button. @default none */
  action?: ReactNode;
  /** Completes the accessible names of its buttons: "compose.yml" after "Copy". @default the title, or 'code' */
  subject?: string;
  /** A `<code>` element. Lines can be `.highlighted`, `.numbered`, `<ins class="added">` and `<del class="removed">`. */
  children: ComponentProps<'pre'>['children'];
}

/**
 * Code with a copy button, hidden without a script: in the title bar, or in the corner of code without a title. Renders a
 * `<figure>`, which takes `className`, around the `<pre>`, which takes the attributes; long lines fade and scroll, by
 * keyboard too.
 */
export function CodeBlock({
  title,
  output,
  lines = 0,
  tabbed = false,
  fieldLines,
  action,
  subject,
  messages,
  className,
  children,
  ...rest
}: CodeBlockProps) {
  const text = { ...builtIn, ...messages };
  const named = { subject: subject ?? (title || text.unnamed) };
  const look = clsx(styles.root, !title && styles.untitled, output && styles.output, className);
  return (
    <figure aria-label={title || text.name} className={look}>
      <figcaption className={styles.bar}>
        {title && <span className={clsx(styles.title, tabbed && tabbedTitle)}>{title}</span>}
        <button
          type="button"
          {...parts.copy.mark()}
          data-copied={text.copied}
          data-failed={text.failed}
          className={styles.copy}
          aria-label={fill(text.copySubject, named)}
        >
          <CopyIcon />
          <span className={styles.copyLabel}>{text.copy}</span>
        </button>
        {action}
      </figcaption>
      <pre
        {...rest}
        {...scroller.mark()}
        {...(fieldLines?.some(Boolean) && rowParts.code.mark(fieldLines.join(' ').trimEnd()))}
        role="group"
        aria-label={title || text.name}
        tabIndex={0}
        className={styles.code}
      >
        {children}
      </pre>
      {lines > 24 && (
        <Disclosure
          more={fill(text.more, { lines })}
          subject={fill(text.moreSubject, named)}
          className={styles.foot}
        />
      )}
    </figure>
  );
}
