import * as styles from './AppRun.css';
import type { AppFactsPart } from './appPart';
import { AppStep } from './AppStep';

/** The cards at the top of a run's page. */
export function AppFacts({ facts, step }: AppFactsPart) {
  return (
    <div className={styles.place}>
      <AppStep step={step} />
      <dl className={styles.root} data-marked={step === undefined ? undefined : 'true'}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
