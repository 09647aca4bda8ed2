import type { ReactNode } from 'react';

import { Button } from '../Button/Button';
import { useRequestFormContext } from './FormContext';
import * as styles from './FormField.css';
import { marks } from './formMarks';

interface AddButtonProps {
  /** Id of the list, the map or the absent value. */
  id: string;
  /** Id of the place that gets the focus. */
  added: string;
  onAdd?: () => void;
  children: ReactNode;
}

/** Adds an item to a list, an entry to a map, or an absent value. */
export function AddButton({ id, added, onAdd, children }: AddButtonProps) {
  const { edit, focusNext } = useRequestFormContext();
  const add = () => {
    onAdd?.();
    edit(id, { kind: 'add' });
    focusNext(added);
  };
  return (
    <Button {...marks.adder(id)} emphasis="secondary" icon="plus" className={styles.add} onClick={add}>
      {children}
    </Button>
  );
}
