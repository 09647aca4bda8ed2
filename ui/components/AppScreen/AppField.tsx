import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './AppField.css';
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
  /** Options side by side, of which `value` is chosen; with `select`, its open menu. @default none */
  options?: string[];
  /** Number of the step on the page that is about this field. @default none */
  step?: number;
}

/** A label with its control. */
export function AppField({ label, hint, value, control = 'text', options, step }: AppFieldPart) {
  return (
    <div className={styles.row} data-control={control}>
      <AppStep step={step} />
      {label !== undefined && (
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {hint !== undefined && <span>{hint}</span>}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
      )}
      <AppControl value={value} control={control} options={options} step={step} />
    </div>
  );
}

function AppControl({ value, control, options, step }: Omit<AppFieldPart, 'kind'>) {
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
            {option === value && <VisuallyHidden>, chosen</VisuallyHidden>}
          </li>
        ))}
      </ul>
    );
  }
  if (control === 'switch') {
    return (
      <span className={styles.track} data-on={value === 'on'} data-step={step}>
        <VisuallyHidden>{value ?? 'off'}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.box} data-control={control} data-step={step}>
      {value ?? <VisuallyHidden>empty</VisuallyHidden>}
    </span>
  );
}
