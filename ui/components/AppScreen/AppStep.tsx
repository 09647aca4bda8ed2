import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './AppScreen.css';

/** The number of the step that is about a part, in the margin of the drawing. Renders nothing without a number. */
export function AppStep({ step, word }: { step?: number; word: string }) {
  if (step === undefined) return null;
  return (
    <span className={styles.step}>
      <VisuallyHidden>{word} </VisuallyHidden>
      {step}
      <VisuallyHidden>: </VisuallyHidden>
    </span>
  );
}
