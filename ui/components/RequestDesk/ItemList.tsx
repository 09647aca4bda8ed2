import { useState, type ReactNode } from 'react';

import { Button } from '../Button/Button';
import { AddButton } from './AddButton';
import { useDesk } from './DeskContext';
import * as styles from './DeskField.css';
import type { DeskField } from './deskTypes';

interface ItemListProps<Item> {
  field: Pick<DeskField, 'id' | 'name'>;
  items: Item[];
  /** What can be added: "an item". */
  noun: string;
  /** Path of the part of a new item that gets the focus. @default '' */
  first?: string;
  children: (item: Item) => ReactNode;
}

/** How many items are drawn at first, and how many more with each press. */
const step = 20;

/** Items of a list or a map: the first ones, those added since, and the one the reader is led to. A button draws more. */
export function ItemList<Item>({
  field: { id, name },
  items,
  noun,
  first = '',
  children,
}: ItemListProps<Item>) {
  const { focusedField = '' } = useDesk();
  const [known] = useState(items.length);
  const [count, setCount] = useState(step);
  const focused = items.findIndex((_, index) => focusedField.startsWith(`${id}/${index}/`));
  const hidden = Math.min(known, items.length) - count;
  return (
    <div className={styles.inner}>
      {items.slice(0, count).map(children)}
      {hidden > 0 && (
        <Button emphasis="secondary" className={styles.add} onClick={() => setCount(count + step)}>
          Show {Math.min(step, hidden)} more of {items.length}
        </Button>
      )}
      {items.filter((_, index) => index >= count && (index >= known || index === focused)).map(children)}
      <AddButton id={id} added={`${id}/${items.length}${first}`}>
        Add {noun} to {name}
      </AddButton>
    </div>
  );
}
