import { TextButton } from '../Button/TextButton';
import { Icon } from '../Icon/Icon';
import { useFormShell } from './FormShell';
import * as styles from './RequestForm.css';

/** The number of problems, announced when it changes, with a button that goes to the first. */
export function ProblemCount({ onShow }: { onShow: () => void }) {
  const { problemCount: count, messages } = useFormShell();
  return (
    <div className={styles.count}>
      <span role="status" data-state={count === 0 ? 'valid' : 'invalid'} className={styles.countWords}>
        {count === 0 && <Icon name="check" size={14} />}
        {count === 0 ? messages.noProblems : messages.problems(count)}
      </span>
      {count > 0 && <TextButton onClick={onShow}>{messages.show}</TextButton>}
    </div>
  );
}
