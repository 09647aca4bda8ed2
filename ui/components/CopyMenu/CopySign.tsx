import { Icon } from '../Icon/Icon';
import * as styles from './CopySign.css';

/** The drawing of a button that copies: two sheets, and a check mark while `data-state` of the button is `copied`. */
export function CopySign() {
  return (
    <>
      <Icon name="copy" size={15} className={styles.ready} />
      <Icon name="check" size={15} className={styles.copied} />
    </>
  );
}
