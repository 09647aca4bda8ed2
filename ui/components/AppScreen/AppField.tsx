import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './AppField.css';
import type builtIn from './AppScreen.messages.json';
import { AppStep } from './AppStep';

export interface AppFieldPart {
  kind: 'field';
  /** @default none, as under a heading or a switch that names it */
  label?: string;
  /** The line under the label. @default none */
  hint?: string;
  /** Its value; `on` turns a switch on. @default empty */
  value?: string;
  /** @default 'text' */
  control?: 'text' | 'select' | 'code' | 'switch';
  /** Options side by side, with `value` chosen; for `select`, the options of its open menu. @default none */
  options?: string[];
  /** Number of the step on the page that is about this field. @default none */
  step?: number;
}

type AppFieldProps = Omit<AppFieldPart, 'kind'> & { text: typeof builtIn };

/** A label with its control. */
export function AppField({ label, hint, control = 'text', ...rest }: AppFieldProps) {
  return (
    <div className={styles.row} data-control={control}>
      <AppStep step={rest.step} word={rest.text.step} />
      {label !== undefined && (
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {hint !== undefined && <span>{hint}</span>}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
      )}
      <AppControl {...rest} control={control} />
    </div>
  );
}

function AppControl({ value, control, options, step, text }: AppFieldProps) {
  if (options) {
    return (
      <ul className={styles.options}>
        {options.map((option) => (
          <li
            key={option}
            className={styles.option}
            data-chosen={option === value}
            data-step={option === value ? step : undefined}
          >
            {option}
            {option === value && <VisuallyHidden>, {text.chosen}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    );
  }
  if (control === 'switch') {
    return (
      <span className={styles.track} data-on={value === 'on'} data-step={step}>
        <VisuallyHidden>{value ?? text.off}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.box} data-control={control} data-step={step}>
      {value ?? <VisuallyHidden>{text.empty}</VisuallyHidden>}
    </span>
  );
}
