import { Button } from '../Button/Button';
import { useDesk } from './DeskContext';
import { marks } from './deskMarks';
import type { DeskField } from './deskTypes';
import * as styles from './DeskField.css';

/** The items of a list, and a button that adds one. */
export function ListControl({ field: { id, name }, items }: { field: DeskField; items: DeskField[] }) {
  const { Row, edit, focusNext } = useDesk();
  const add = () => {
    edit(id, { kind: 'add' });
    focusNext(`${id}/${items.length}`);
  };
  return (
    <div className={styles.inner}>
      {items.map((item) => (
        <Row key={item.id} field={item} />
      ))}
      <Button {...marks.adder(id)} emphasis="secondary" icon="plus" className={styles.add} onClick={add}>
        Add an item to {name}
      </Button>
    </div>
  );
}
