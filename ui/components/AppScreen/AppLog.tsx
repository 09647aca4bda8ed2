import * as styles from './AppLog.css';
import type { AppLogPart } from './appPart';
import { AppStep } from './AppStep';

/** Lines of a log. A line that tells of an error is stressed. */
export function AppLog({ lines, step }: AppLogPart) {
  return (
    <div className={styles.place}>
      <AppStep step={step} />
      <ul className={styles.root} data-marked={step === undefined ? undefined : 'true'}>
        {lines.map(({ time, text }) => (
          <li key={`${time} ${text}`} className={styles.line} data-level={levelOf(text)}>
            <span className={styles.time}>{time}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The level as the product prints it in front of a line, in brackets. */
const levelOf = (text: string) => /^\[(\w+)\]/.exec(text)?.[1]?.toLowerCase();
