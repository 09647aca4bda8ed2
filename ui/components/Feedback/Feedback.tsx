import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { Link } from '../Link/Link';
import { parts } from './Feedback.behavior';
import * as styles from './Feedback.css';
import builtIn from './Feedback.messages.json';

export interface FeedbackProps extends Omit<ComponentProps<'div'>, 'children'>, Messages<typeof builtIn> {
  /** The reader's answer, shown as chosen. @default none yet */
  answer?: 'yes' | 'no';
  /** Prefilled form for an issue about the page. @default no link */
  issueHref?: string;
}

/** Asks whether the page helped. Renders a group of two buttons, a status and, without a script too, a link. */
export function Feedback({ answer, issueHref, messages, className, ...rest }: FeedbackProps) {
  const id = useId();
  const text = { ...builtIn, ...messages };
  return (
    <div {...parts.root.mark()} aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <p id={id} className={styles.question}>
        {text.question}
      </p>
      <div className={styles.choices}>
        {(['yes', 'no'] as const).map((value) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            aria-pressed={answer === value}
            {...parts.answer.mark(value)}
          >
            {text[value]}
          </button>
        ))}
      </div>
      <p role="status" className={styles.thanks} {...parts.thanks.mark(text.thanks)}>
        {answer && text.thanks}
      </p>
      {issueHref !== undefined && (
        <Link className={styles.issue} href={issueHref}>
          {text.issue}
        </Link>
      )}
    </div>
  );
}
