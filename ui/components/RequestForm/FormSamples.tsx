import { useId, type ReactNode } from 'react';

import { CodeBlock } from '../CodeBlock/CodeBlock';
import { panelProps, TabList } from '../Tabs/TabList';
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
  /** Name of the method. */
  method: string;
  samples: FormSample[];
  /** Name of the sample that is shown. */
  language: string;
  onLanguageChange: (language: string) => void;
  /** How many problems the request has: it can be copied all the same, and says so. */
  problemCount: number;
}

/** The call in each language, of which one is shown. It follows what is filled in. */
export function FormSamples({ method, samples, language, onLanguageChange, problemCount }: FormSamplesProps) {
  const id = useId();
  const selected = Math.max(
    0,
    samples.findIndex(({ name }) => name === language),
  );
  const sample = samples[selected];
  if (!sample) return null;
  const left = plural(problemCount, 'problem');
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
          copyLabel={`Copy ${method}, ${sample.label}${problemCount === 0 ? '' : `, with ${left}`}`}
        >
          <code>{sample.code}</code>
        </CodeBlock>
        {problemCount > 0 && (
          <p className={styles.refused}>The server will reject this request: it has {left}.</p>
        )}
      </div>
    </div>
  );
}
