import { useId, type ReactNode } from 'react';

import { CodeBlock } from '../CodeBlock/CodeBlock';
import { panelProps, TabList } from '../Tabs/TabList';
import { useFormShell } from './FormShell';
import { plural } from './plural';
import * as styles from './RequestForm.css';

/** The call in one language. */
export interface FormSample {
  name: string;
  label: string;
  /** The highlighted code. */
  code: ReactNode;
}

export interface FormSamplesProps {
  samples: FormSample[];
  /** Name of the sample that is shown. */
  language: string;
  onLanguageChange: (language: string) => void;
}

/** The call in each language, of which one is shown. It follows what is filled in. */
export function FormSamples({ samples, language, onLanguageChange }: FormSamplesProps) {
  const id = useId();
  const { method, problemCount } = useFormShell();
  const selected = Math.max(
    0,
    samples.findIndex(({ name }) => name === language),
  );
  const sample = samples[selected];
  if (!sample) return null;
  const problems = problemCount > 0 && plural(problemCount, 'problem');
  return (
    <div className={styles.samples}>
      <TabList
        id={id}
        name="Language"
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
          subject={`${method}, ${sample.label}${problems ? `, with ${problems}` : ''}`}
        >
          <code data-truncated="Truncated. Copy includes all of it.">{sample.code}</code>
        </CodeBlock>
        {problems && (
          <p className={styles.refused}>The server will reject this request: it has {problems}.</p>
        )}
      </div>
    </div>
  );
}
