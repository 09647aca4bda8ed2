import { clsx } from 'clsx';
import { useContext, useId, type ReactNode } from 'react';

import { plural } from '../../behaviors/messages';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { useIsWide } from '../Dialog/useDialog';
import { FieldProblem } from '../LabeledField/LabeledField';
import { panelProps, TabList } from '../Tabs/TabList';
import { FormTextContext } from './FormContext';
import { viewPanel, type FormState } from './FormEditor';
import * as styles from './RequestForm.css';

/** The call in one language. */
export interface FormSnippet {
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
  snippets: FormSnippet[];
  /** Name of the shown snippet. */
  language: string;
  onLanguageChange: (language: string) => void;
  /** The panel that sends the request. Its button is always visible; its response is above the code. @default none */
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
  snippets,
  language,
  onLanguageChange,
  send,
}: FormCodeProps) {
  const id = useId();
  const text = useContext(FormTextContext);
  const isWide = useIsWide();
  const selected = snippets.findIndex(({ name }) => name === language);
  const snippet = snippets[selected];
  const problems = problemCount > 0 && plural(problemCount, text.withProblem, text.withProblems);
  const state = stale ? text.outdated : problems;
  return (
    <section
      aria-label={text.code}
      {...(view === 'code' && !isWide && viewPanel(view))}
      className={clsx(styles.output, view !== 'code' && styles.folded)}
    >
      {send}
      {snippet && (
        <div data-stale={stale || undefined} className={styles.snippets}>
          {stale && <FieldProblem>{text.stale}</FieldProblem>}
          <div className={styles.snippet}>
            <TabList
              id={id}
              name={text.languages}
              labels={snippets.map(({ label }) => label)}
              size="bar"
              selected={selected}
              onSelect={(index) => onLanguageChange(snippets[index]!.name)}
              className={styles.languages}
            />
            <div {...panelProps(id, selected, selected)}>
              <CodeBlock
                key={snippet.name}
                tabbed
                title={snippet.label}
                subject={`${method}, ${snippet.label}${state ? `, ${state}` : ''}`}
              >
                <code data-truncated={text.truncated}>{snippet.code}</code>
              </CodeBlock>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
