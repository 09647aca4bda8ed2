import { useId, type ReactNode } from 'react';

import { CodeBlock } from '../CodeBlock/CodeBlock';
import { FormTabs } from './FormTabs';
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
  const panelId = useId();
  const sample = samples.find(({ name }) => name === language) ?? samples[0];
  if (!sample) return null;
  const left = problemCount === 1 ? '1 problem' : `${problemCount} problems`;
  return (
    <div className={styles.samples}>
      <FormTabs
        name="Language"
        tabs={samples}
        selected={sample.name}
        onSelect={onLanguageChange}
        panelId={panelId}
        className={styles.languages}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${sample.name}`}>
        <CodeBlock
          key={sample.name}
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
