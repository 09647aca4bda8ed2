import { useState, type ReactNode } from 'react';

import { fill } from '../../behaviors/messages';
import { Button } from '../Button/Button';
import { useFocusRequest, useRequestFormContext } from './FormContext';
import * as styles from './FormField.css';
import { focusTargets } from './focusTargets';

interface ItemListProps {
  field: { id: string; name: string };
  count: number;
  add: string;
  children: (index: number) => ReactNode;
}

/** Items on a page. */
const pageSize = 10;

/** Items of a list or a map, one page at a time. Goes to the page of an added item, or of one to be focused. */
export function ItemList({ field: { id, name }, count, add, children }: ItemListProps) {
  const { text } = useRequestFormContext();
  const [item, setItem] = useState(0);
  useFocusRequest(id, (path) => {
    const index = Number.parseInt(path.slice(id.length + 1), 10);
    if (index >= 0) setItem(index);
  });
  const from = Math.max(0, Math.floor(Math.min(item, count - 1) / pageSize)) * pageSize;
  const to = Math.min(from + pageSize, count);
  const pageButton = (label: string, next: number) => (
    <Button
      emphasis="secondary"
      className={styles.add}
      aria-disabled={next < 0 || next >= count}
      onClick={() => next >= 0 && next < count && setItem(next)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.inner}>
      {count > pageSize && (
        <div
          {...focusTargets.pager}
          role="group"
          aria-label={fill(text.pages, { name })}
          className={styles.pages}
        >
          <span role="status">
            {fill(text.span, { first: from + 1, last: to, total: count.toLocaleString('en') })}
          </span>
          {pageButton(text.previous, from - pageSize)}
          {pageButton(text.next, from + pageSize)}
        </div>
      )}
      {Array.from({ length: to - from }, (_, index) => children(from + index))}
      <AddButton id={id} addedId={`${id}/${count}`} onAdd={() => setItem(count)}>
        {add}
      </AddButton>
    </div>
  );
}

interface AddButtonProps {
  /** Id of the list, the map or the absent value. */
  id: string;
  /** Id of the added field, which gets the focus. */
  addedId: string;
  onAdd?: () => void;
  children: ReactNode;
}

/** Adds an item to a list, an entry to a map, or an absent value. */
export function AddButton({ id, addedId, onAdd, children }: AddButtonProps) {
  const { edit, focusNext } = useRequestFormContext();
  const add = () => {
    onAdd?.();
    edit(id, { kind: 'add' });
    focusNext(addedId);
  };
  return (
    <Button {...focusTargets.adder(id)} emphasis="secondary" icon="plus" className={styles.add} onClick={add}>
      {children}
    </Button>
  );
}
