import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import { Link } from '../Link/Link';
import * as styles from './Feedback.css';

/** What a reader says about a page. */
export type FeedbackAnswer = 'yes' | 'no';

export interface FeedbackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'Was this page helpful?' */
  question?: string;
  /** The answer given. @default none yet */
  answer?: FeedbackAnswer;
  /** Called with the answer; the reader may change it. */
  onAnswer?: (answer: FeedbackAnswer) => void;
  /** Where an issue about the page begins, filled in already. Leave it out and nobody is sent anywhere. */
  issueHref?: string;
}

const choices = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

/** Words for the link, by answer: what the reader may want to add. */
const more = { yes: 'Suggest an improvement', no: 'Tell us what is missing' };

/**
 * Asks whether the page helped. Renders a group of two buttons, then thanks below them.
 *
 * Holds no state: the site remembers the answer.
 */
export function Feedback({
  question = 'Was this page helpful?',
  answer,
  onAnswer,
  issueHref,
  className,
  ...rest
}: FeedbackProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
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
            onClick={() => onAnswer?.(value)}
          >
            {word}
          </button>
        ))}
      </div>
      <p role="status" className={styles.thanks}>
        {answer && <>Thank you. {issueHref !== undefined && <Link href={issueHref}>{more[answer]}</Link>}</>}
      </p>
    </div>
  );
}
