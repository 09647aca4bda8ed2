import { clsx } from 'clsx';
import { useContext, useId, type ReactNode } from 'react';

import { plural } from '../../behaviors/messages';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { useIsWide } from '../Dialog/useDialog';
import { FieldProblem } from '../LabeledField/LabeledField';
import { panelProps, TabList } from '../Tabs/TabList';
import { FormText } from './FormContext';
import { viewPanel, type FormState } from './FormEditor';
import * as styles from './RequestForm.css';

/** The call in one language. */
export interface FormSample {
  name: string;
  label: string;
  /** The highlighted code. */
  code: ReactNode;
}

export interface FormCodeProps extends FormState {
  /** Whether the JSON is invalid, so that the code is for the last valid request. @default false */
  stale?: boolean;
  /** Name of the method. */
  method: string;
  samples: FormSample[];
  /** Name of the shown sample. */
  language: string;
  onLanguageChange: (language: string) => void;
  /** The panel that sends the request. Its button is always visible; its answer is above the code. @default none */
  send?: ReactNode;
}

/**
 * The panel that sends the request, and its call in each language, one at a time. Both follow the form.
 * Renders a `<section>`.
 */
export function FormCode({
  method,
  view,
  problemCount,
  stale,
  samples,
  language,
  onLanguageChange,
  send,
}: FormCodeProps) {
  const id = useId();
  const text = useContext(FormText);
  const isWide = useIsWide();
  const selected = samples.findIndex(({ name }) => name === language);
  const sample = samples[selected];
  const problems = problemCount > 0 && plural(problemCount, text.withProblem, text.withProblems);
  const state = stale ? text.outdated : problems;
  return (
    <section
      aria-label={text.code}
      {...(view === 'code' && !isWide && viewPanel(view))}
      className={clsx(styles.output, view !== 'code' && styles.folded)}
    >
      {send}
      {sample && (
        <div data-stale={stale || undefined} className={styles.samples}>
          {stale && <FieldProblem>{text.stale}</FieldProblem>}
          <div className={styles.sample}>
            <TabList
              id={id}
              name={text.languages}
              labels={samples.map(({ label }) => label)}
              size="bar"
              selected={selected}
              onSelect={(index) => onLanguageChange(samples[index]!.name)}
              className={styles.languages}
            />
            <div {...panelProps(id, selected, selected)}>
              <CodeBlock
                key={sample.name}
                tabbed
                title={sample.label}
                subject={`${method}, ${sample.label}${state ? `, ${state}` : ''}`}
              >
                <code data-truncated={text.truncated}>{sample.code}</code>
              </CodeBlock>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
