import { TextButton } from '../Button/TextButton';
import { Icon } from '../Icon/Icon';
import { plural } from './plural';
import * as styles from './RequestForm.css';

export interface ProblemCountProps {
  /** Number of problems. */
  count: number;
  /** Called to go to the first problem. */
  onShow: () => void;
}

/** The number of problems, announced when it changes, with a button that goes to the first. */
export function ProblemCount({ count, onShow }: ProblemCountProps) {
  return (
    <div className={styles.count}>
      <span role="status" data-state={count === 0 ? 'valid' : 'invalid'} className={styles.countWords}>
        {count === 0 && <Icon name="check" size={14} />}
        {count === 0 ? 'No problems' : plural(count, 'problem')}
      </span>
      {count > 0 && <TextButton onClick={onShow}>Show</TextButton>}
    </div>
  );
}
