import { Button } from '../Button/Button';
import { useDesk } from './DeskContext';
import { marks } from './deskMarks';
import type { DeskEntry, DeskField } from './deskTypes';
import * as styles from './DeskField.css';

/** The entries of a map, each a key and a value, and a button that adds one. */
export function MapControl({ field: { id, name }, entries }: { field: DeskField; entries: DeskEntry[] }) {
  const { Row, edit, focusNext } = useDesk();
  const add = () => {
    edit(id, { kind: 'add' });
    focusNext(`${id}/${entries.length}/key`);
  };
  return (
    <div className={styles.inner}>
      {entries.map((entry) => (
        <div key={entry.id} role="group" aria-label={`Entry of ${name}`} className={styles.entry}>
          <Row field={entry.key} />
          <Row field={entry.value} />
        </div>
      ))}
      <Button {...marks.adder(id)} emphasis="secondary" icon="plus" className={styles.add} onClick={add}>
        Add an entry to {name}
      </Button>
    </div>
  );
}
