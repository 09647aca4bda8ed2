import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import { Link } from '../Link/Link';
import { parts } from './Feedback.behavior';
import * as styles from './Feedback.css';

const thanks = 'Thank you.';

export interface FeedbackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'Was this page helpful?' */
  question?: string;
  /** The answer given, drawn as such. @default none yet */
  answer?: 'yes' | 'no';
  /** Prefilled form for an issue about the page. @default no link */
  issueHref?: string;
}

const choices = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

/**
 * Asks whether the page helped. Renders a group of two buttons, a status and a link to a new issue; without a script, only
 * the link. `Feedback.behavior.ts` marks the answer and dispatches `ui:answer`.
 */
export function Feedback({
  question = 'Was this page helpful?',
  answer,
  issueHref,
  className,
  ...rest
}: FeedbackProps) {
  const id = useId();
  return (
    <div {...parts.root.mark()} aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <div className={styles.choices}>
        {choices.map(([value, word]) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            aria-pressed={answer === value}
            {...parts.answer.mark(value)}
          >
            {word}
          </button>
        ))}
      </div>
      <p role="status" className={styles.thanks} {...parts.thanks.mark(thanks)}>
        {answer && thanks}
      </p>
      {issueHref !== undefined && (
        <Link className={styles.issue} href={issueHref}>
          Open an issue about this page
        </Link>
      )}
    </div>
  );
}
