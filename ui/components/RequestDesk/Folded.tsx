import { useState, type ReactNode } from 'react';

import { Button } from '../Button/Button';
import { useDesk } from './DeskContext';
import * as styles from './DeskField.css';

interface FoldedProps<Item> {
  /** Id of the list or the map. */
  id: string;
  items: Item[];
  children: (item: Item) => ReactNode;
}

/** How many items are drawn at first, and how many more with each press. */
const step = 20;

/** The first items of a list, those added since, and the one that the reader is led to. A button draws more. */
export function Folded<Item>({ id, items, children }: FoldedProps<Item>) {
  const { focusedField = '' } = useDesk();
  const [known] = useState(items.length);
  const [count, setCount] = useState(step);
  const led = focusedField.startsWith(`${id}/`)
    ? Number(focusedField.slice(id.length + 1).split('/')[0])
    : -1;
  const hidden = Math.min(known, items.length) - count;
  return (
    <>
      {items.slice(0, count).map(children)}
      {hidden > 0 && (
        <Button emphasis="secondary" className={styles.add} onClick={() => setCount(count + step)}>
          Show {Math.min(step, hidden)} more of {items.length}
        </Button>
      )}
      {items.filter((_, index) => index >= count && (index >= known || index === led)).map(children)}
    </>
  );
}
