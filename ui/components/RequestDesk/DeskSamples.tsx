import { useId, type ReactNode } from 'react';

import { CodeBlock } from '../CodeBlock/CodeBlock';
import { DeskTabs } from './DeskTabs';
import * as styles from './RequestDesk.css';

/** The call in one language. */
export interface DeskSample {
  name: string;
  label: string;
  /** The highlighted code. */
  code: ReactNode;
}

export interface DeskSamplesProps {
  /** Name of the method. */
  method: string;
  samples: DeskSample[];
  /** Name of the sample that is shown. */
  language: string;
  onLanguageChange: (language: string) => void;
  /** How many problems the request has: it can be copied all the same, and says so. */
  problemCount: number;
}

/** The call in each language, of which one is shown. It follows what is filled in. */
export function DeskSamples({ method, samples, language, onLanguageChange, problemCount }: DeskSamplesProps) {
  const panelId = useId();
  const sample = samples.find(({ name }) => name === language) ?? samples[0];
  if (!sample) return null;
  const left = problemCount === 1 ? '1 problem' : `${problemCount} problems`;
  return (
    <div className={styles.samples}>
      <DeskTabs
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
