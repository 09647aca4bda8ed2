import * as styles from './AppScreen.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** The number of the step that is about a part, in serial red at the edge of the drawing. Nothing without a number. */
export function AppStep({ step }: { step?: number }) {
  if (step === undefined) return null;
  return (
    <span className={styles.step}>
      <VisuallyHidden>Step </VisuallyHidden>
      {step}
      <VisuallyHidden>: </VisuallyHidden>
    </span>
  );
}
