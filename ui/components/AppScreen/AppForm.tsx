import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './AppForm.css';
import type { AppButtonsPart, AppChoicePart, AppFieldPart, AppSwitchPart } from './appPart';
import { AppStep } from './AppStep';

const marked = (step?: number) => (step === undefined ? undefined : 'true');

/** A labeled field. */
export function AppField({ label, hint, value, control = 'text', step }: AppFieldPart) {
  return (
    <div className={styles.row}>
      <AppStep step={step} />
      {label !== undefined && <Words label={label} hint={hint} />}
      <span className={styles.box} data-control={control} data-marked={marked(step)}>
        {value ?? <VisuallyHidden>empty</VisuallyHidden>}
      </span>
    </div>
  );
}

/** Options in a row, one of them chosen. */
export function AppChoice({ label, hint, options, chosen, step }: AppChoicePart) {
  return (
    <div className={styles.row}>
      <AppStep step={step} />
      {label !== undefined && <Words label={label} hint={hint} />}
      <ul className={styles.options}>
        {options.map((option) => (
          <li
            key={option}
            className={styles.option}
            data-chosen={option === chosen}
            data-marked={option === chosen ? marked(step) : undefined}
          >
            {option}
            {option === chosen && <VisuallyHidden>, chosen</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A switch at the right of what it switches. */
export function AppSwitch({ label, hint, on = false, step }: AppSwitchPart) {
  return (
    <div className={styles.row}>
      <AppStep step={step} />
      <div className={styles.switchRow}>
        <Words label={label} hint={hint} />
        <span className={styles.track} data-on={on} data-marked={marked(step)}>
          <VisuallyHidden>{on ? 'on' : 'off'}</VisuallyHidden>
        </span>
      </div>
    </div>
  );
}

/** Buttons. The last one is filled, as it leads on. */
export function AppButtons({ buttons }: AppButtonsPart) {
  return (
    <div className={styles.buttons}>
      {buttons.map(({ text, step }, index) => (
        <span key={text} className={styles.buttonPlace}>
          <AppStep step={step} />
          <span
            className={styles.button}
            data-marked={marked(step)}
            data-emphasis={index === buttons.length - 1 ? 'primary' : 'secondary'}
          >
            <VisuallyHidden>Button </VisuallyHidden>
            {text}
          </span>
        </span>
      ))}
    </div>
  );
}

function Words({ label, hint }: { label: string; hint?: string }) {
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      <VisuallyHidden>: </VisuallyHidden>
    </span>
  );
}
