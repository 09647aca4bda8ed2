import { Icon } from '../Icon/Icon';
import * as styles from './CopyIcon.css';

/** The icon of a copy button: two sheets, and a check mark while `data-state` of the button is `copied`. */
export function CopyIcon() {
  return (
    <>
      <Icon name="copy" size={15} className={styles.ready} />
      <Icon name="check" size={15} className={styles.copied} />
    </>
  );
}
