import { Icon } from '../Icon/Icon';
import * as styles from './RequestForm.css';

export interface ProblemCountProps {
  /** Number of problems. */
  count: number;
  /** Called to go to the first problem. */
  onShow: () => void;
}

/** The number of problems, announced when it changes, with a button that goes to the first. */
export function ProblemCount({ count, onShow }: ProblemCountProps) {
  const words = count === 0 ? 'No problems' : count === 1 ? '1 problem' : `${count} problems`;
  return (
    <div className={styles.count}>
      <span role="status" data-state={count === 0 ? 'valid' : 'invalid'} className={styles.countWords}>
        {count === 0 && <Icon name="check" size={14} />}
        {words}
      </span>
      {count > 0 && (
        <button type="button" className={styles.countShow} onClick={onShow}>
          Show
        </button>
      )}
    </div>
  );
}
